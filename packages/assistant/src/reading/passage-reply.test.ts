import { join } from 'node:path';
import { readLanguage } from '@salama/content/read-language.ts';
import type { Article, Section } from '@salama/content/types.ts';
import { describe, expect, it } from 'vitest';
import { phraseTest } from '../language/phrases.ts';
import { createPassageReplies } from './passage-reply.ts';
import { unitsOf } from './sentence-units.ts';

const language = readLanguage(join(import.meta.dirname, '../../../../content/language'));
const leans = phraseTest(language.sentences.lean, 'first');
const { numbered, replyFrom } = createPassageReplies(language);
const yes = { id: 'safe', firstAsk: 0, lead: 'Yes, it is safe.' };
const lasts = { id: 'lasts', firstAsk: 0, lead: 'Milk keeps a day.' };

function passageOf(body: string, questions: Section['questions'] = []) {
  const tags = {
    person: ['self'],
    body: 'any',
    age: ['any'],
    stage: ['any'],
    circumstance: [],
  } as Section['tags'];
  const section: Section = {
    ...{
      id: 'milk',
      heading: 'May I drink milk?',
      asks: [],
      questions,
      body,
      citations: [],
      isMore: false,
      tags,
    },
  };
  const article = {
    slug: 'food',
    language: 'en',
    title: 'Food',
    sources: [],
    sections: [section],
  } as unknown as Article;
  return { key: 'food#milk', article, section };
}
const textsOf = (body: string) => unitsOf({ body }, leans).map(({ text }) => text);
const said = (body: string, numbers: number[], isFirst = false, questions: Section['questions'] = []) =>
  replyFrom(numbered(passageOf(body, questions), undefined), numbers, [], isFirst);

describe('the parts of a section', () => {
  it.each([
    [
      'Some say milk heals. But that is not true. Drink water.',
      ['Some say milk heals. But that is not true.', 'Drink water.'],
    ],
    [
      'Wengine husema maziwa huponya. Lakini si kweli. Kunywa maji.',
      ['Wengine husema maziwa huponya. Lakini si kweli.', 'Kunywa maji.'],
    ],
    [
      'On dit que le lait guérit. Mais c’est faux. Bois de l’eau.',
      ['On dit que le lait guérit. Mais c’est faux.', 'Bois de l’eau.'],
    ],
    ['Yes. You can drink milk.', ['Yes. You can drink milk.']],
    ['Allergic? Drink water.', ['Allergic? Drink water.']],
    ['Milk is **white. And sweet.** Water is clear.', ['Milk is **white. And sweet.**', 'Water is clear.']],
  ])('say the same alone as together: %s', (body, units) => {
    expect(textsOf(body)).toEqual(units);
  });

  it('keep a list whole, and with what leads to it', () => {
    const list = 'Never drink:\n\n- bleach\n- petrol';
    expect(textsOf(`Milk is fine.\n\n${list}\n\nWater is best.`)).toEqual([
      'Milk is fine.',
      list,
      'Water is best.',
    ]);
  });

  it('keep a beginning that leans on the paragraph before', () => {
    expect(textsOf('Some say milk heals.\n\nThat is a story.')).toEqual([
      'Some say milk heals.\n\nThat is a story.',
    ]);
  });
});

describe('a reply from chosen parts', () => {
  it('has them in their order, each once, and the others behind', () => {
    const reply = said(
      'One of them stands. Two of them stands. Three of them stands.\n\nFour of them stands.',
      [4, 1, 1],
    );
    expect(reply?.text).toBe('One of them stands.\n\nFour of them stands.');
    expect(reply?.details.more).toBe('Two of them stands. Three of them stands.');
  });

  it('is no longer than a small phone shows, but for the first', () => {
    const [one, two, three] = ['K', 'M', 'P'].map((letter) => `${letter} is ${'x'.repeat(240)}.`);
    const reply = said(`${one}\n\n${two}\n\n${three}`, [1, 2, 3]);
    expect(reply?.text).toBe(one);
    expect(reply?.details.more).toBe(`${two}\n\n${three}`);
  });

  it('tells which question a yes answers, unless the embedded reading gives it too', () => {
    expect(said('Yes, you may drink it.', [1])?.text).toBe('**May I drink milk?**\n\nYes, you may drink it.');
    expect(said('Yes, you may drink it.', [])?.text).toBe('**May I drink milk?**\n\nYes, you may drink it.');
    expect(said('Yes, you may drink it.', [1], true)?.text).toBe('Yes, you may drink it.');
  });

  it('may be the answer to a narrower question, but no yes that nobody asked for', () => {
    const passage = passageOf('Milk is white. Water is clear.', [yes, lasts]);
    expect(numbered(passage, undefined).leads).toEqual([lasts]);
    expect(numbered(passage, yes).leads).toEqual([yes, lasts]);
    expect(said('Milk is white.', [1], false, [yes, lasts])?.text).toBe('Milk keeps a day.');
  });
});
