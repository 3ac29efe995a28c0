import { isOwnPath } from '@salama/contract/learning/rules.ts';

/** How a material can be shown inside Salama. */
export type Framing =
  | { kind: 'own'; src: string }
  /** Of somebody else: only after the person has agreed. */
  | { kind: 'outside'; src: string; host: string }
  /** Not over https, so the content policy keeps it out. */
  | { kind: 'plain'; host: string };

/** Throws nothing: an address that cannot be read is treated as one that cannot be shown. */
export function framingOf(url: string): Framing {
  if (isOwnPath(url)) return { kind: 'own', src: embedded(url) };
  const address = readAddress(url);
  if (address?.protocol !== 'https:') return { kind: 'plain', host: address?.host || url };
  return { kind: 'outside', src: playerOf(address) ?? address.href, host: hostOf(address) };
}

/** `URL.canParse` is younger than the oldest browsers that run the app. */
function readAddress(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

/** A page of ours shows itself without header and footer. */
function embedded(path: string): string {
  const [, page = path, hash = ''] = /^([^#]*)(#.*)?$/.exec(path) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}embedded${hash}`;
}

/** The pages of video sites refuse to be framed; their players do not, in a form that keeps less about who looks. */
function playerOf(address: URL): string | undefined {
  const host = hostOf(address);
  const id = host === 'youtu.be' ? address.pathname.slice(1) : address.searchParams.get('v');
  if (/^(?:m\.)?youtube\.com$|^youtu\.be$/.test(host) && id && /^[\w-]{6,20}$/.test(id))
    return `https://www.youtube-nocookie.com/embed/${id}`;
  const [, film] = /^\/(\d+)\/?$/.exec(address.pathname) ?? [];
  return host === 'vimeo.com' && film ? `https://player.vimeo.com/video/${film}?dnt=1` : undefined;
}

function hostOf({ host }: URL): string {
  return host.replace(/^www\./, '');
}
