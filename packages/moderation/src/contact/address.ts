import type { ContactWords } from '@salama/content/moderation-types.ts';
import { escapeForPattern } from './amounts.ts';
import { FIELD_BREAK } from './plain-text.ts';

type AddressKind = 'email' | 'link' | 'handle';

/** Words before a name that starts with @ but is none. */
const NO_NAMES =
  'home|school|work|night|me|the|all|least|first|last|around|about|my|any|church|clinic|hospital';

/** "Point info" and "le point chat" are French, no addresses. */
const NO_SPELLED_DOMAIN = '(?!(?<=point )(?:info|club|page|chat|live|site|link|online|shop))';
const END = '(?![\\p{L}\\p{N}])';

/** Finds e-mail addresses, web addresses and names on apps in a plain text. */
export function createAddressFinder(words: ContactWords): (text: string) => AddressKind[] {
  const signs = signsOf(words);
  const forms: [AddressKind, RegExp[]][] = [
    ['email', emailForms(words, signs)],
    ['link', linkForms(words, signs)],
    ['handle', handleForms(words)],
  ];
  const namesOnApps = createNameFinder(words);
  return (fields) => {
    const text = fields.replaceAll(FIELD_BREAK, ' ');
    return forms
      .filter(
        ([kind, some]) => some.some((form) => form.test(text)) || (kind === 'handle' && namesOnApps(text)),
      )
      .map(([kind]) => kind);
  };
}

interface Signs {
  /** `@`, "(at)", " arobase ". */
  at: string;
  /** `.`, "[.]", " nukta ". */
  dot: string;
}

function signsOf(words: ContactWords): Signs {
  const [at, dot] = [anyOf(words.at), anyOf(words.dot)];
  // In brackets one letter is enough: "[a]", "[d]".
  const [bracketedAt, bracketedDot] = [anyOf([...words.at, 'a']), anyOf([...words.dot, 'd'])];
  return {
    at: `(?:\\s*[([{<]?\\s*@\\s*[)\\]}>]?\\s*|\\s*[([{<]\\s*${bracketedAt}\\s*[)\\]}>]\\s*|\\s+${at}\\s+)`,
    dot: `(?:\\.|\\s*[([{<]\\s*(?:\\.|${bracketedDot})\\s*[)\\]}>]\\s*|\\s+${dot}\\s+)`,
  };
}

function emailForms(words: ContactWords, { at, dot }: Signs): RegExp[] {
  const host = anyOf(words.mailHosts);
  const domain = anyOf([...words.domains, ...words.doubtfulDomains]);
  return [
    `[a-z0-9._+-]${at}[a-z0-9-]+${dot}${domain}${END}`,
    `[a-z0-9._+-]${at}${host}${END}`,
    `(?<!\\p{L})${host}(?:${dot}|[\\s,]+)(?:com|fr|co|net|org)${END}`,
    // "k i m a t g m a i l d o t c o m", put together again; "gmail: kim njeri 254".
    `[a-z0-9]${anyOf(words.at)}${host}(?:${anyOf(words.dot)})?(?:com|fr|co)${END}`,
    `(?<!\\p{L})${host}\\s?[:=]\\s?[a-z]{2,}(?: [a-z]{2,})? [0-9]{2,}${END}`,
    `(?<!\\p{L})${host}(?: yangu)?\\s?(?:is|ni|c'est|c|:|=)\\s?[a-z]+[a-z0-9._-]*[0-9._]`,
    `(?<![a-z0-9._-])(?=[a-z._-]{0,30}[0-9._])[a-z0-9._-]{3,30} (?:on|kwa|sur|ya|de) ${host}${END}`,
  ].map((form) => new RegExp(form, 'u'));
}

function linkForms(words: ContactWords, { dot }: Signs): RegExp[] {
  const doubtful = anyOf(words.doubtfulDomains);
  return [
    '(?:ht|hx|xx)[tx]ps?\\s*:|(?<!\\p{L})www\\s*(?:\\.|dot|point|nukta)|(?:triple|trois) w(?!\\p{L})',
    `[a-z0-9]${dot}${NO_SPELLED_DOMAIN}${anyOf(words.domains)}${END}`,
    `[a-z0-9] ?\\. ?(?:com|net|org)${END}`,
    `[a-z0-9] \\. ${anyOf(words.domains)}\\s*(?:[,;/]|$)`,
    `(?<!\\p{L})(?:bit ly|cutt ly|goo gl|tiny url|linktr ee)(?:\\s*/\\s*|\\s+(?:slash|mkwaju|barre|barre oblique)\\s+)[a-z0-9]`,
    `(?<!\\p{L})discord${dot}?\\s?gg${END}`,
    `[a-z0-9]${dot}${doubtful}(?:\\s*/\\s*|\\s+(?:slash|mkwaju|barre|barre oblique)\\s+)[a-z0-9+]`,
  ].map((form) => new RegExp(form, 'u'));
}

function handleForms({ apps }: ContactWords): RegExp[] {
  const name = '[a-z]+[._0-9][a-z0-9._]*|[a-z0-9._]{4,}\\s*$|[a-z]{3,}\\s*[._]\\s*[a-z]{1,12}\\s*$';
  const shortened = `[a-z]{3,}\\.(?!i${END})[a-z]_?${END}`;
  const facebook = '(?:facebook|fb|fesibuku)(?: messenger)?';
  const fullName = '(?:\\p{L}{2,} ){1,2}\\p{L}{2,}\\s*';
  return [
    `(?<![\\p{L}\\p{N}.])@(?!(?:${NO_NAMES})${END})[a-z][a-z0-9._]{2,}|@ [a-z]+[_0-9][a-z0-9_]*`,
    '(?<!\\p{L})[a-z][a-z0-9._]{2,30}#\\d{4}(?!\\d)',
    // "ig: amina.s", "tiktok josi.b"; the whole text "snap" or "ig amina.s".
    `(?<!\\p{L})${anyOf(apps)}(?:\\s*[:=-]+\\s*(?:${name})| ${shortened})`,
    `^\\s*(?:my |mon )?${anyOf(apps)}(?: [a-z]{3,}\\.[a-z]+[._]?)?\\s*$`,
    // On Facebook people go by their names: "facebook: Amina Saidi Ally".
    `(?<!\\p{L})${facebook}\\s*[:=-]+\\s*${fullName}(?:[,;]|$)`,
    `^\\s*${facebook}(?: (?:ni|c'est|is|name|natumia))?(?: \\p{L}{3,}){3}\\s*$`,
    `(?<!\\p{L})(?:my|mon) ${facebook} (?:is|c'est)? ?${fullName}$`,
  ].map((form) => new RegExp(form, 'u'));
}

function anyOf(list: readonly string[]): string {
  return `(?:${list.map(escapeForPattern).join('|')})`;
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
  if (/^\p{L}{3,}\.(?!i)\p{L}$/u.test(name)) return true;
  if (/_/.test(name) || /^\p{L}{3,}[._]?\p{N}{1,4}$/u.test(name)) return true;
  return invited && (/\p{L}\.\p{L}/u.test(name) || /\p{L}\p{N}/u.test(name));
}

/** `t1kt0k` is `tiktok`. */
function bare(token: string): string {
  return token
    .replace(/[._-]+$/, '')
    .replace(/[013@]/g, (sign) => ({ 0: 'o', 1: 'i', 3: 'e', '@': 'a' })[sign] ?? sign);
}
