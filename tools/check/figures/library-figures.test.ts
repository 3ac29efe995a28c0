import { readLibrary } from '@salama/content/read-library.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { nextRandom } from '@salama/words/random.ts';
import { beforeAll, expect, it } from 'vitest';
import {
  type FigureLaw,
  type FigureText,
  figureFaults,
  figureTexts,
  readFigureLaw,
} from './figure-faults.ts';

const DRAWN = 200;
const FEWEST_FOUND = 0.98;
const MOST_DEMANDED = 0.02;

/** A number to alter: in digits, outside addresses, marks of lists and names; in words, beside a unit of time. */
const DIGITS = /(?<![\p{L}\d.,/#-])\d+(?:[.,]\d+)?(?![\p{L}\d]|[.,]\d)/gu;
const WORDS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve)(?= (?:minutes|hours|days|weeks|months|years)\b)/gi,
  sw: /(?<=\b(?:dakika|saa|siku|wiki|miezi|miaka) )(?:mbili|miwili|tatu|mitatu|nne|minne|tano|mitano|sita|saba|nane|tisa|kumi)\b/gi,
  fr: /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)(?= (?:minutes|heures|jours|semaines|mois|ans)\b)/giu,
};
/** Another word for a number, and another unit: a stranger to the reader that is tried. */
const OTHER_WORD: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['eleven', 'thirteen'],
  sw: ['thelathini', 'arobaini'],
  fr: ['onze', 'treize'],
};
const UNITS: Readonly<Record<Language, readonly [RegExp, string][]>> = {
  en: [
    [/(?<=^ )hours/, 'weeks'],
    [/(?<=^ )days/, 'months'],
    [/(?<=^ )weeks/, 'days'],
    [/(?<=^ )months/, 'hours'],
    [/(?<=^ )years/, 'days'],
  ],
  sw: [
    [/saa(?= $)/, 'wiki'],
    [/siku(?= $)/, 'miezi'],
    [/wiki(?= $)/, 'siku'],
    [/miezi(?= $)/, 'saa'],
    [/miaka(?= $)/, 'siku'],
  ],
  fr: [
    [/(?<=^ )heures/, 'semaines'],
    [/(?<=^ )jours/, 'mois'],
    [/(?<=^ )semaines/, 'jours'],
    [/(?<=^ )mois/, 'heures'],
    [/(?<=^ )ans/, 'jours'],
  ],
};

interface Place {
  text: FigureText;
  at: number;
  number: string;
}

let law: FigureLaw;
let texts: FigureText[];
beforeAll(() => {
  law = readFigureLaw('content', new Set(['112']));
  const articles = readLibrary('content/library');
  const slugs = [...new Set(articles.map(({ slug }) => slug))];
  const all = slugs.flatMap((slug) =>
    figureTexts(
      'content',
      articles.filter((each) => each.slug === slug),
    ),
  );
  texts = all.filter((text) => figureFaults(text, law).length === 0);
  expect(texts.length).toBeGreaterThan(all.length * FEWEST_FOUND);
});

it.each(LANGUAGES)('a figure altered in %s is found', (language) => {
  const places = texts.flatMap((text) => placesIn(text, language));
  const missed: string[] = [];
  let state = 20_261_122;
  for (let drawn = 0; drawn < DRAWN; drawn += 1) {
    state = nextRandom(state);
    const place = places[state % places.length];
    state = nextRandom(state);
    if (!place) throw new Error('there is no figure to alter');
    const altered = alter(place, language, state >>> 8);
    const changed = { ...place.text, texts: { ...place.text.texts, [language]: altered } };
    if (figureFaults(changed, law).length === 0)
      missed.push(`${place.text.place}: ${altered.slice(Math.max(0, place.at - 40), place.at + 30)}`);
  }
  expect(missed.length / DRAWN, missed.join('\n')).toBeLessThanOrEqual(1 - FEWEST_FOUND);
});

it('a count in a story is not demanded', () => {
  const story = { en: 'Tell two friends.', sw: 'Waambie marafiki wawili.', fr: 'Dis-le à deux amis.' };
  const demanded = texts.filter((text) => {
    const longer = LANGUAGES.map((language) => [language, `${text.texts[language]}\n\n${story[language]}`]);
    return figureFaults({ ...text, texts: Object.fromEntries(longer) as typeof text.texts }, law).length > 0;
  });
  expect(demanded.length / texts.length).toBeLessThanOrEqual(MOST_DEMANDED);
});

function placesIn(text: FigureText, language: Language): Place[] {
  const body = text.texts[language];
  const found = [...body.matchAll(DIGITS), ...body.matchAll(WORDS[language])];
  return found
    .filter(({ index }) => !isApart(body, index))
    .filter(([number]) => !law.phones.has(number))
    .map(({ 0: number, index }) => ({ text, at: index, number }));
}

/** In an address, or the mark of a list. */
function isApart(body: string, at: number): boolean {
  const line = body.slice(body.lastIndexOf('\n', at) + 1, at);
  return /\]\([^)]*$/.test(line) || (line.trim() === '' && /^\d+\. /.test(body.slice(at)));
}

function alter({ text, at, number }: Place, language: Language, lot: number): string {
  const body = text.texts[language];
  const before = body.slice(0, at);
  const after = body.slice(at + number.length);
  if (lot % 4 === 3)
    for (const [unit, other] of UNITS[language]) {
      const near = language === 'sw' ? before.slice(-6) : after.slice(0, 9);
      if (!unit.test(near)) continue;
      return language === 'sw'
        ? before.slice(0, -6) + near.replace(unit, other) + number + after
        : before + number + near.replace(unit, other) + after.slice(9);
    }
  if (!/^\d/.test(number)) return before + OTHER_WORD[language][lot % 2] + after;
  const value = Number(number.replace(',', '.'));
  const altered = [value * 10, value + 1, Math.max(0, value - 1)][lot % 3] ?? value;
  return before + String(altered) + after;
}
