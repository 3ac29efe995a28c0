import type { ContactWords } from '@salama/content/types.ts';
import { escapeForPattern } from './amounts.ts';

type AddressKind = 'email' | 'link' | 'handle';

/** Words before a name that starts with @ but is none. */
const NO_NAMES =
  'home|school|work|night|me|the|all|least|first|last|around|about|my|any|church|clinic|hospital';

/** Finds e-mail addresses, web addresses and names on apps in a plain text. */
export function createAddressFinder(words: ContactWords): (text: string) => AddressKind[] {
  const any = (list: readonly string[]) => `(?:${list.map(escapeForPattern).join('|')})`;
  const at = `(?:\\s*[([{<]?\\s*@\\s*[)\\]}>]?\\s*|\\s*[([{<]\\s*${any(words.at)}\\s*[)\\]}>]\\s*|\\s+${any(words.at)}\\s+)`;
  const dot = `(?:\\.|\\s*[([{<]\\s*(?:\\.|${any(words.dot)})\\s*[)\\]}>]\\s*|\\s+${any(words.dot)}\\s+)`;
  const host = any(words.mailHosts);
  const domain = any(words.domains);
  const doubtful = any(words.doubtfulDomains);
  const end = '(?![\\p{L}\\p{N}])';
  const kinds: [AddressKind, RegExp][] = [
    ['email', new RegExp(`[a-z0-9._+-]${at}[a-z0-9-]+${dot}(?:${domain}|${doubtful})${end}`, 'u')],
    [
      'email',
      new RegExp(
        `[a-z0-9._+-]${at}${host}${end}|(?<!\\p{L})${host}(?:${dot}|\\s+)(?:com|fr|co|net|org)${end}`,
        'u',
      ),
    ],
    [
      'email',
      new RegExp(
        `(?<!\\p{L})(?:my|mon|ma|yangu)?\\s?${host}(?: yangu)?\\s?(?:is|ni|c'est|c|:|=)\\s?[a-z]+[a-z0-9._-]*[0-9._]`,
        'u',
      ),
    ],
    [
      'email',
      new RegExp(
        `(?<![a-z0-9._-])(?=[a-z._-]{0,30}[0-9._])[a-z0-9._-]{3,30} (?:on|kwa|sur|ya|de) ${host}${end}`,
        'u',
      ),
    ],
    ['link', /(?:ht|hx|xx)[tx]ps?\s*:|(?<!\p{L})www\s*(?:\.|dot|point|nukta)|(?:triple|trois) w(?!\p{L})/u],
    ['link', new RegExp(`[a-z0-9]${dot}${domain}${end}`, 'u')],
    ['link', new RegExp(`[a-z0-9] ?\\. ?(?:com|net|org)${end}`, 'u')],
    ['link', new RegExp(`[a-z0-9]${dot}${doubtful}(?:\\s*/\\s*|\\s+slash\\s+)[a-z0-9+]`, 'u')],
    [
      'handle',
      new RegExp(
        `(?<![\\p{L}\\p{N}.])@(?!(?:${NO_NAMES})${end})[a-z][a-z0-9._]{2,}|@ [a-z]+[_0-9][a-z0-9_]*`,
        'u',
      ),
    ],
    ['handle', /(?<!\p{L})[a-z][a-z0-9._]{2,30}#\d{4}(?!\d)/u],
    [
      'handle',
      new RegExp(
        `(?<!\\p{L})${any(words.apps)}\\s*[:=-]+\\s*(?:[a-z]+[._0-9][a-z0-9._]*|[a-z0-9._]{4,}\\s*$)`,
        'u',
      ),
    ],
  ];
  const namesOnApps = createNameFinder(words);
  return (text) => {
    const found = kinds.filter(([, form]) => form.test(text)).map(([kind]) => kind);
    return namesOnApps(text) ? [...found, 'handle'] : found;
  };
}

/** A made-up name (`kimmy254`, `lovely_girl`, `kim.njeri`) within a few words of an app. */
function createNameFinder({ apps, invitations }: ContactWords) {
  const known = new Set(apps);
  const inviting = new Set(invitations);
  return (text: string): boolean => {
    const tokens = text.match(/[\p{L}\p{N}][\p{L}\p{N}._@-]*/gu) ?? [];
    const places = tokens.flatMap((token, at) => (known.has(bare(token)) ? [at] : []));
    return places.some((place) => {
      const near = tokens.slice(Math.max(0, place - REACH), place + REACH + 1);
      const invited = near.some((token) => inviting.has(token));
      return near.some((token) => isMadeUp(token, invited) && !known.has(bare(token)));
    });
  };
}

const REACH = 5;

function isMadeUp(token: string, invited: boolean): boolean {
  const name = token.replace(/[._@-]+$/, '');
  if (name.length < 5 || !/\p{L}{2}/u.test(name)) return false;
  if (/_/.test(name) || /^\p{L}{3,}[._]?\p{N}{1,4}$/u.test(name)) return true;
  return invited && (/\p{L}\.\p{L}/u.test(name) || /\p{L}\p{N}/u.test(name));
}

/** `t1kt0k` is `tiktok`. */
function bare(token: string): string {
  return token
    .replace(/[._-]+$/, '')
    .replace(/[013@]/g, (sign) => ({ 0: 'o', 1: 'i', 3: 'e', '@': 'a' })[sign] ?? sign);
}
