import { describe, expect, it } from 'vitest';
import { parseCards } from './read-cards.ts';
import { parseStory, sectionsOf } from './read-stories.ts';

const texts = (text: string) => `{ en: "${text}", sw: "${text}", fr: "${text}" }`;
const choice = (section: string) =>
  `  - { does: ${texts('She goes.')}, follows: ${texts('She is home.')}, sections: [${section}] }\n`;
const story = ({ parts = 2, choices = [choice('a#b'), choice('c#d')], end = '[a#b]' } = {}) => `
title: ${texts('The gate')}
description: ${texts('She stands before it.')}
audience: 12
help: [child]
scene:
${`  - ${texts('It rains.')}\n`.repeat(parts)}asks: ${texts('What does she do?')}
choices:
${choices.join('')}after: ${texts('Choose again.')}
sections: ${end}
`;

describe('a story', () => {
  it('is told in parts, and leans on sections of the library', () => {
    const read = parseStory(story(), 'story.yaml');
    expect(read).toMatchObject({ audience: 12, help: ['child'], asks: { sw: 'What does she do?' } });
    expect(sectionsOf(read)).toEqual(['a#b', 'c#d']);
  });

  it.each([
    ['one choice', story({ choices: [choice('a#b')] }), /at least 2 choices/],
    ['four choices', story({ choices: Array(4).fill(choice('a#b')) }), /at most 3 choices/],
    ['one part', story({ parts: 1 }), /at least 2 parts/],
    ['no section', story({ end: '[]' }), /name a section/],
    ['what is no section', story({ end: '[a]' }), /write slug#section/],
  ])('refuses %s', (_, content, fault) => {
    expect(() => parseStory(content, 'story.yaml')).toThrow(fault);
  });
});

describe('the cards', () => {
  const card = (truth = 'It is so.') =>
    `- { section: a#b, truth: ${texts(truth)}, why: ${texts('Because.')}, heard: ${texts('It is not.')} }\n`;

  it('are ten, as their page says', () => {
    expect(parseCards(card().repeat(10), 'cards.yaml')).toHaveLength(10);
    expect(() => parseCards(card().repeat(9), 'cards.yaml')).toThrow(/write 10 cards/);
  });

  it('have room for a picture', () => {
    expect(() => parseCards(card('so '.repeat(40)).repeat(10), 'cards.yaml')).toThrow(/shorten it to 90/);
  });
});
