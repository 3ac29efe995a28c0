import { compatibleForm } from '@salama/contract/characters.ts';

/** Stands between two fields of one post: a character for private use, no letter, no space. */
export const FIELD_BREAK = '\ue001';

/**
 * All fields as one text without disguise: compatibility forms, accents and invisible characters undone,
 * every script's digits as 0-9, letters of other alphabets as the Latin ones they imitate, lower case.
 */
export function plainText(fields: readonly string[]): string {
  const text = compatibleForm(fields.join(FIELD_BREAK));
  if (/^[\n -~\ue001]*$/.test(text)) return joinSpelled(text.toLowerCase());
  return joinSpelled(
    text
      .replace(INVISIBLE, '')
      .toLowerCase()
      .replace(
        /[^\n -~\ue001]/gu,
        (sign) => LOOKALIKES[sign] ?? HAN_DIGITS.get(sign) ?? digitOf(sign) ?? sign,
      ),
  );
}

/** Marks, zero-width characters, variation selectors and the frame of keycap digits. */
const INVISIBLE = /[\p{M}\p{Cf}\u115f\u1160\u3164]/gu;

const LOOKALIKES: Record<string, string> = {
  а: 'a',
  в: 'b',
  с: 'c',
  е: 'e',
  н: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  з: '3',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ɡ: 'g',
  '’': "'",
  '‘': "'",
  '。': '.',
  '․': '.',
  '·': '.',
  '•': '.',
  '–': '-',
  '—': '-',
  œ: 'oe',
  æ: 'ae',
};

/** Numbers of their own to Unicode, no decimal digits. */
const HAN_DIGITS = new Map(Array.from('〇一二三四五六七八九', (sign, value) => [sign, String(value)]));

/** Decimal digits stand in tens in Unicode; a script's zero is the first of its ten. */
function digitOf(sign: string): string | undefined {
  if (!/\p{Nd}/u.test(sign)) return undefined;
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/** "w h a t s a p p" and "w.h.a.t.s" are written together again. */
function joinSpelled(text: string): string {
  return text
    .replace(SPELLED_ADDRESS, (letters) => letters.replaceAll(' ', ''))
    .replace(SPELLED_WORD, (letters) => letters.replace(/[^\p{L}]/gu, ''))
    .replace(PARTED_NAME, '$1$2')
    .replace(SPELLED_SHORT, '$1$2$3$4$5$6$7$8 ');
}

const SPELLED_ADDRESS = /(?<![\p{L}\p{N}])\p{L}(?: ?[@._-])?(?: (?:\p{L}|[@._-])(?=[ \n\ue001.,!?]|$)){3,}/gu;
const SPELLED_WORD = /(?<![\p{L}\p{N}])\p{L}([._*-])\p{L}(?:\1\p{L}){2,}(?![\p{L}\p{N}])/gu;
/** The short names of apps: "i.g", "f b". */
const SPELLED_SHORT = /(?<![\p{L}\p{N}'])(?:(i)[. ](g)|(f)[. ](b)|(s)\.(c)|(t)\.(g))(?![\p{L}\p{N}'])\.?/gu;
const PARTED_NAME =
  /(?<!\p{L})(tele|insta|snap|tik|face|whats|wats)[ ._-](gram|chat|tok|book|app)(?!\p{L})/gu;
