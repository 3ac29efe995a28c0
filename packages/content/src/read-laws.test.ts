import { LAW_TOPICS } from '@salama/contract/law.ts';
import { describe, expect, it } from 'vitest';
import { parseLawGuide, parseLaws } from './read-laws.ts';

const known = (topic: string, change = '') => `
- topic: ${topic}
  text: { en: "It is 18.", sw: "Ni 18.", fr: "C'est 18 ans." }
  sources: [{ organisation: Laws of Kenya, title: Sexual Offences Act, year: 2006, url: "https://law.example/8" }]
  checked: 2026-11-22
  seen: opened
${change}`;
const unknown = (topic: string) => `
- topic: ${topic}
  unknown: true
  sought: the guideline of the ministry
  checked: 2026-11-22
`;
const all = (rowOf: (topic: string) => string) => LAW_TOPICS.map((topic) => rowOf(topic)).join('');

describe('the profile of a country', () => {
  it('has a row for each topic, known or honestly unknown', () => {
    const rows = parseLaws(
      all((topic) => (topic === 'hiv-test' ? unknown(topic) : known(topic))),
      'law.yaml',
    );
    expect(rows.map(({ topic }) => topic)).toEqual([...LAW_TOPICS]);
    expect(rows[0]).toMatchObject({ checked: '2026-11-22', seen: 'opened', text: { sw: 'Ni 18.' } });
    expect(rows[2]).toMatchObject({ unknown: true });
  });

  it.each([
    ['a topic that is missing', all((topic) => (topic === 'cutting' ? '' : known(topic))), /each topic once/],
    ['a topic that stands twice', all(known) + known('consent'), /each topic once/],
    [
      'another order',
      [...LAW_TOPICS]
        .reverse()
        .map((topic) => known(topic))
        .join(''),
      /in this order/,
    ],
    ['a field that nobody knows', all((topic) => known(topic, '  lawyer: Asha\n')), /lawyer/],
    ['a language that is missing', all(known).replace(/, fr: ".*?" }/, ' }'), /fr/],
    ['a row without a source', all(known).replace(/\[\{.*\}\]/, '[]'), /at least one source/],
    ['a source without its address', all(known).replace(/, url: ".*?"/, ''), /url/],
    ['a second prose', all(known).replace('It is 18.', 'It is 18. '.repeat(60)), /shorten it to 320/],
    ['Markdown', all(known).replace('It is 18.', 'It is **18**.'), /without Markdown/],
    ['an unknown row with a text', all(known).replace('seen: opened', 'unknown: true'), /sought|text/],
    ['a day that is none', all(known).replace('2026-11-22', 'yesterday'), /2026-11-20/],
  ])('refuses %s', (_, text, fault) => {
    expect(() => parseLaws(text, 'law.yaml')).toThrow(fault);
  });
});

describe('the guide to the law', () => {
  const place = (topic: string) => `
  - topic: ${topic}
    name: { en: A, sw: B, fr: C }
    sections: [yes-and-no#consent]
`;
  const guide = `unknown: { en: Ask., sw: Uliza., fr: Demande. }\nwords: { en: [law], sw: [sheria], fr: [loi] }\ntopics:${all(place)}`;

  it('names each topic and its places, and what is said where nothing is known', () => {
    const { unknown: said, topics } = parseLawGuide(guide, 'laws.yaml');
    expect(said.sw).toBe('Uliza.');
    expect(topics[0]).toEqual({
      topic: 'consent',
      name: { en: 'A', sw: 'B', fr: 'C' },
      sections: ['yes-and-no#consent'],
    });
  });

  it('names sections, not articles', () => {
    expect(() => parseLawGuide(guide.replace('yes-and-no#consent', 'yes-and-no'), 'laws.yaml')).toThrow(
      /slug#section/,
    );
  });
});
