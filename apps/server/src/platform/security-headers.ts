import { splitPath } from '@salama/contract/language.ts';
import type { Settings } from '@salama/contract/platform/settings.ts';
import type { FastifyReply } from 'fastify';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "frame-src 'self' https:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

const FEATURES_OFF = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const HEADERS: Record<string, string> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': FEATURES_OFF.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'SAMEORIGIN',
};

/** What only a document or a worker is told: a script, a style or a picture obeys the page that loads it. */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'x-frame-options',
];

/**
 * Takes from a script, a style or a picture of a page what it has no use for. A first visit fetches dozens of them, and
 * these headers are larger than many.
 */
export function lightenPart(reply: FastifyReply): void {
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
  // HTTP/1.1 keeps a connection without being told so: the server would say it twice in each answer.
  reply.raw.removeHeader('connection');
}

const ONE_YEAR = 31_536_000;
/** Pages where people write or see themselves: not for search engines. */
const UNLISTED = /^\/(?:community|profile)(?:\/|$)/i;

/** What stands on every answer of a server with this address. */
export function securityHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  return publicUrl?.startsWith('https://')
    ? { ...HEADERS, 'strict-transport-security': `max-age=${ONE_YEAR}` }
    : HEADERS;
}

/** Makes the function that puts the headers on every answer, refusals included. */
export function createHeaderWriter({
  PUBLIC_URL: publicUrl,
  ROBOTS: robots,
}: Partial<Pick<Settings, 'PUBLIC_URL' | 'ROBOTS'>>): (url: string, reply: FastifyReply) => void {
  const headers = securityHeaders(publicUrl);
  return (url, reply) => {
    const path = url.split('?', 1)[0] ?? '/';
    reply.headers(headers);
    if (path.startsWith('/api/')) reply.header('cache-control', 'no-store');
    else if (robots === 'none') reply.header('x-robots-tag', 'none');
    else if (UNLISTED.test(splitPath(path).path)) reply.header('x-robots-tag', 'noindex');
  };
}
