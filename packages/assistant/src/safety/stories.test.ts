import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { expect, test } from 'vitest';
import { createSafety } from './safety.ts';
import { partsOf } from './sentences.ts';

const knowledge = readKnowledge(new URL('../../../../content', import.meta.url).pathname);
const { safety: rules, safetyExamples, directories } = knowledge;
/** As on the phone: patterns alone. */
const safety = createSafety(rules, directories);
const isFound = (text: string) => safety.check(text, { language: 'en' }) !== undefined;

const MOST_CHARACTERS = 1_000;
/** Far from each other in the list, so that neighbours are of other subjects. */
const STRIDE = 7_919;
const bare = (text: string) => text.replace(/[.?!\s]*$/, '');
const calm = safetyExamples.everyday.map(({ text }) => bare(text)).filter((text) => !isFound(text));
const calmAt = (place: number) => calm[(place * STRIDE) % calm.length] ?? '';

/** A sentence in the middle of honest ones of any subject. */
function storyAround(sentence: string | undefined, place: number): string {
  const around = Array.from({ length: 40 }, (_, at) => calmAt(place * 41 + at));
  const half = (MOST_CHARACTERS - (sentence?.length ?? 0)) / 2;
  const upTo = (lines: string[]) => lines.filter((_, at) => lines.slice(0, at + 1).join('. ').length < half);
  const parts = [
    ...upTo(around.slice(0, 20)),
    ...(sentence ? [bare(sentence)] : []),
    ...upTo(around.slice(20)),
  ];
  return `${parts.join('. ')}.`;
}

test('a sentence of danger that is found alone is found in the middle of a long story', () => {
  const alone = safetyExamples.danger.filter(({ text }, at) => at % 5 === 0 && isFound(text));
  const lost = alone.filter(({ text }, at) => !isFound(storyAround(text, at)));
  console.info(`danger in stories: ${lost.length} lost of ${alone.length}`);
  expect(alone.length).toBeGreaterThan(500);
  expect(lost.length / alone.length, lost.map(({ text }) => text).join('\n')).toBeLessThan(0.03);
});

test('a long story of honest sentences hardly ever becomes danger', () => {
  const stories = Array.from({ length: 400 }, (_, at) => storyAround(undefined, at));
  const alarms = stories.filter(isFound);
  console.info(`honest stories: ${alarms.length} alarms on ${stories.length}`);
  expect(alarms.length / stories.length, alarms.join('\n\n')).toBeLessThan(0.025);
});

test('what is told over two sentences is found', () => {
  expect(
    isFound('Quand maman fait la nuit à la clinique, son ami entre dans ma chambre la nuit. J’ai 12 ans.'),
  ).toBe(true);
});

test('what a story begins with is told of all that follows', () => {
  const follows =
    'my mother says it is the hot season. i drink plenty of water now. we bought a fan on friday. my head is banging since yesterday and small stars move at the window.';
  expect(isFound(`Am 34 weeks with my first. ${follows}`)).toBe(true);
  expect(isFound(`Am at work with my brother. ${follows}`)).toBe(false);
});

test('a short message is read as one, a story with each sentence beside the one before it', () => {
  expect(partsOf('My period is late. Am I pregnant?')).toEqual({
    isLong: false,
    told: ['My period is late. Am I pregnant?'],
    sentences: [],
  });
  const story = Array.from({ length: 6 }, (_, at) => `this is sentence number ${at}.`);
  const { isLong, told, sentences } = partsOf(story.join(' '));
  expect(isLong).toBe(true);
  expect(sentences).toEqual(story);
  expect(told[1]).toBe(`${story[0]}. ${story[1]}`);
});
