/**
 * Takes out of a question what could lead to a person, before it goes to a model: addresses, names on apps, phone
 * and other long numbers (also in words), the names people give themselves and others, schools and villages, dates of
 * birth. It takes too much rather than too little: a question stays a question without a name in it.
 */
export function removeIdentifiers(text: string): string {
  return RULES.reduce(
    (soFar, [pattern, replacement]) => soFar.replace(pattern, replacement),
    maskLongNumbers(withoutAddresses(text)),
  );
}

const WORD = "[\\p{L}][\\p{L}'’-]+";
const NAME = "\\p{Lu}[\\p{L}'’-]+";
/** What goes on after a name, and is none itself. */
const NO_NAME =
  '(?:on|if|when|back|later|now|please|or|to|for|as|because|what|where|this|that|kama|ukiweza|si|and|i|im|am|is|my|me|but|from|the|a|an|not|so|who|with|have|in|at|na|ni|mimi|nina|niko|nime\\p{L}*|naomba|nataka|nilikuwa|ila|lakini|kutoka|wa|et|je|mais|de|du|la|le|les|que|qui|suis|ai|depuis)';
const FULL_NAME = `${WORD}(?:\\s+(?!${NO_NAME}(?![\\p{L}]))${WORD})?`;

const INTRODUCED =
  "my (?:full |real |first |sur)?name(?: is|'s|s)?|i(?:'m| am) (?:called|named)|(?:please )?call me|they call me" +
  '|(?:jina langu|majina yangu)(?: kamili)?(?: ni)?|na(?:na)?itwa|ninaitwa|huitwa|wananiita|niite' +
  "|je m['’]appelle|moi c['’]est|on m['’]appelle|mon (?:pré)?nom(?: complet)? (?:est|c['’]est)|appelle[- ]moi";
const NAMED =
  "called|named|whose name is|his name is|her name is|anaitwa|anayeitwa|aitwaye|jina lake(?: ni)?|qui s['’]appelle|il s['’]appelle|elle s['’]appelle|nommée?|prénommée?|du nom de";
const RELATIVES =
  'boyfriend|girlfriend|husband|wife|partner|uncle|aunt(?:ie|y)?|teacher|pastor|priest|friend|brother|sister|cousin|father|mother|stepfather|stepmother|dad|mum|mom|boss|neighbou?r|nurse|doctor|coach' +
  '|mpenzi(?: wangu)?|rafiki(?: yangu)?|mume(?: wangu)?|mke(?: wangu)?|mwalimu|mchungaji|mjomba|baba|mama|dada|kaka|shangazi|binamu|jirani|bosi|demu(?: wangu)?|boyfie|daktari' +
  '|copain|copine|mec|mari|femme|oncle|tante|tonton|prof(?:esseur)?|pasteur|prêtre|amie?|frère|sœur|soeur|cousine|père|mère|beau-père|patron|voisine?|docteur|infirmière';
const TITLES = 'mr|mrs|ms|miss|dr|sir|madam|teacher|bwana|bi|bibi|mzee|mwl|mme|mlle|monsieur|madame|maître';
const APPS =
  'whats ?app|insta(?:gram)?|ig|snap(?:chat)?|tik ?tok|telegram|facebook|fb|messenger|twitter|discord|signal';
const PLACES =
  'shule(?: ya (?:msingi|sekondari|upili))?(?: ya)?|chuo(?: kikuu)?(?: cha)?|kijiji cha|mtaa wa|kata ya|école(?: primaire| secondaire)?|lycée|collège|université|quartier|village';
const SCHOOLS =
  'primary|secondary|high|girls|boys|school|academy|university|college|polytechnic|estate|village|parish';
const DIGIT_WORDS =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple|sifuri|moja|mbili|tatu|nne|tano|sita|saba|nane|tisa|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf';
const BIRTH =
  'born(?: on)?|birthday(?: is)?|birth ?date(?: is)?|dob|date of birth(?: is)?|nilizaliwa(?: tarehe)?|kuzaliwa(?: ni)?|née? le|date de naissance(?: est)?|mon anniversaire est';
const DATE = '\\d{1,4}[/. -](?:\\d{1,2}|\\p{L}{3,9})[/. -]\\d{1,4}';

/** In this order: an e-mail address holds a domain, and a handle looks like the end of one. */
const ADDRESSES: readonly Rule[] = [
  [
    /[\w.+-]+\s?(?:@|[([]\s?(?:at|arobase|kwa)\s?[)\]])\s?[\w-]+(?:\s?(?:\.|[([]\s?dot\s?[)\]])\s?[\w-]+)+/giu,
    '[e-mail]',
  ],
  [/[\w.+-]+\s?@\s?(?:gmail|yahoo|hotmail|outlook|icloud)\b/giu, '[e-mail]'],
  [/(?:https?:\/\/|www\.)\S+/giu, '[link]'],
  [/\b[\w-]+\.(?:com|org|net|info|co|me|ke|tz|ug|rw|bi|cd|fr|io|app)\b(?:\/\S*)?/giu, '[link]'],
  [/(?<![\p{L}\p{N}.])@[\p{L}][\w.]{2,}/giu, '[name]'],
  [asWords(`(${APPS})((?: yangu)?\\s*(?:is|ni|c['’]est|est|:|=|-|@)\\s*)\\S+`), '$1$2[name]'],
  [asWords(`(${BIRTH})([\\s:]*)${DATE}`), '$1$2[date]'],
];

const RULES: readonly Rule[] = [
  [/\d{5,}/gu, '[number]'],
  [/\b(?=[A-Z0-9]*\d[A-Z0-9]*\d[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{6,}\b/gu, '[number]'],
  [asWords(`(?:(?:${DIGIT_WORDS})[\\s,.-]+){5,}(?:${DIGIT_WORDS})`), '[number]'],
  [asWords(`(${INTRODUCED})(\\s*:?\\s+)(?!${NO_NAME}(?![\\p{L}]))${FULL_NAME}`), '$1$2[name]'],
  [
    new RegExp(
      `(?<![\\p{L}])([Ii](?:['’]m| am)|[Mm]imi ni) ${NAME}(?: ${NAME})?(?=\\s*(?:[,.!;]|$|(?:and|from|na|kutoka)\\b))`,
      'gu',
    ),
    '$1 [name]',
  ],
  [named(NAMED), '$1 [name]'],
  [named(RELATIVES), '$1 [name]'],
  [named(TITLES, '\\.?'), '$1 [name]'],
  [
    new RegExp(
      `(?:\\p{Lu}[\\p{L}'’.-]*\\s+){1,4}(?=(?:${SCHOOLS}|${capitalised(SCHOOLS)})(?![\\p{L}]))`,
      'gu',
    ),
    '[place] ',
  ],
  [named(PLACES, "(?: (?:de|du|des|d['’]|ya|wa|cha))?"), '$1 [place]'],
];

type Rule = readonly [RegExp, string];

function withoutAddresses(text: string): string {
  return ADDRESSES.reduce((soFar, [pattern, replacement]) => soFar.replace(pattern, replacement), text);
}

/** These words in any case, whole. */
function asWords(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}])`, 'giu');
}

/** These words in small or first-capital letters, then one or two words with a capital. */
function named(words: string, between = ''): RegExp {
  const either = `(?:${words}|${capitalised(words)})`;
  return new RegExp(`(?<![\\p{L}])(${either}${between})\\s+${NAME}(?:\\s+${NAME})?`, 'gu');
}

function capitalised(words: string): string {
  return words.replace(
    /(^|\|)(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}

/** Days of a period are no telephone: 2026-05-12, 12.05.2026. */
const DAY = /^(?:\d{4}[-. ]\d{1,2}[-. ]\d{1,2}|\d{1,2}[-. ]\d{1,2}[-. ]\d{4})$/;
const FEWEST_DIGITS = 6;

function maskLongNumbers(text: string): string {
  return text.replace(/(?<![\d/])\+?\(?\d[\d\s().\u00a0-]{5,}\d/gu, (number) => {
    if (DAY.test(number.trim())) return number;
    return number.replace(/\D/g, '').length >= FEWEST_DIGITS ? '[number]' : number;
  });
}
