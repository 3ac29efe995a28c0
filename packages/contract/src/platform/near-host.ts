/** Server and browser have it; the contract is written for neither. */
declare const URL: new (address: string) => { hostname: string };

/** Beginnings of IPv4 addresses that no public network has: this machine, private networks (RFC 1918), link-local. */
const NEAR_IPV4 = /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.)/;
const IPV4 = /^\d+(?:\.\d+){3}$/;
/** This machine, unique local (fc00::/7), link-local (fe80::/10). */
const NEAR_IPV6 = /^\[(?:::1\]|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/;
const NEAR_NAME = /^(?:[^.]+|.+\.(?:localhost|local|internal))$/;

/** Whether a web address is of this machine or a private network, as far as its writing tells: a name may lead anywhere. */
export function isNearHost(address: string): boolean {
  const { hostname } = new URL(address);
  if (IPV4.test(hostname)) return NEAR_IPV4.test(hostname);
  return hostname.startsWith('[') ? NEAR_IPV6.test(hostname) : NEAR_NAME.test(hostname);
}

type ModelSettings = { [Name in 'AI_BASE_URL' | 'AI_MODEL' | 'AI_OTHER_HOST']?: string | undefined };

/** What the settings say of a model: whether it is used, and its host where that is neither here nor in a private network. */
export function modelUse({ AI_BASE_URL, AI_MODEL, AI_OTHER_HOST }: ModelSettings): {
  isUsed: boolean;
  otherHost?: string;
} {
  if (!AI_BASE_URL || !AI_MODEL) return { isUsed: false };
  if (isNearHost(AI_BASE_URL)) return { isUsed: true };
  return AI_OTHER_HOST === 'on'
    ? { isUsed: true, otherHost: new URL(AI_BASE_URL).hostname }
    : { isUsed: false };
}
