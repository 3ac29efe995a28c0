import { describe, expect, it } from 'vitest';
import { createLawReader, type LawAsker } from './laws.ts';

const same = (text: string) => ({ en: text, sw: text, fr: text });
const country = (code: 'KE' | 'BI' | 'FR', languages: string[]) => ({
  code,
  name: same(code),
  order: 1,
  languages,
  currency: 'KES',
  phone: { code: '254', line: '7' },
  places: [code],
});
const source = { organisation: 'Laws of Kenya', title: 'Sexual Offences Act', url: 'https://law.example/ke' };
const lawOf = createLawReader({
  countries: [country('KE', ['en', 'sw']), country('BI', ['fr']), country('FR', ['fr'])],
  laws: [
    {
      country: 'KE',
      rows: [
        {
          topic: 'consent',
          text: same('It is 18.'),
          sources: [source],
          checked: '2026-11-22',
          seen: 'opened',
        },
      ],
    },
    { country: 'BI', rows: [{ topic: 'consent', unknown: true, sought: 'the code', checked: '2026-11-22' }] },
  ],
  lawGuide: {
    unknown: same('Nobody could confirm it.'),
    words: { en: [], sw: [], fr: [] },
    topics: [
      { topic: 'consent', name: same('Age of consent'), sections: ['yes-and-no#consent'] },
      { topic: 'hiv-test', name: same('HIV test'), sections: ['yes-and-no#tests'] },
    ],
  },
});
const shown = [{ slug: 'yes-and-no', section: 'consent', heading: 'What is consent?', title: 'Yes and no' }];
const ask = (asker: Partial<LawAsker>) =>
  lawOf(shown, { named: [], chosen: undefined, language: 'en', terms: [], ...asker });

describe('the law under an answer', () => {
  it('is the row of the chosen country, with its sources', () => {
    expect(ask({ chosen: 'KE' })).toEqual({
      rows: '**KE, Age of consent:** It is 18.',
      sources: [source],
      isAsked: false,
      open: [],
    });
  });

  it('is that of the country which the question names', () => {
    expect(ask({ chosen: 'KE', named: ['BI'] })?.rows).toBe(
      '**BI, Age of consent:** Nobody could confirm it.',
    );
    expect(ask({ named: ['KE', 'BI'], language: 'fr' })?.rows).toMatch(/^\*\*KE.*18.*\*\*BI/s);
  });

  it('is never that of another country than the one which was named', () => {
    expect(ask({ chosen: 'KE', named: ['FR'] })?.rows).toBe('');
  });

  it('is left open, one question a country, when somebody asks about the law and names none', () => {
    expect(ask({ terms: ['=law'], language: 'fr' })?.open).toEqual([
      'What is consent? (BI)',
      'What is consent? (KE)',
    ]);
    expect(ask({})).toEqual({ rows: '', sources: [], isAsked: false, open: [] });
  });

  it('stands only under sections that tell of it', () => {
    const other = [{ ...shown[0], slug: 'condoms', section: 'size', heading: 'Size', title: 'Condoms' }];
    expect(lawOf(other, { named: ['KE'], chosen: 'KE', language: 'en', terms: ['=law'] })).toBeUndefined();
  });

  it('begins with what the question names', () => {
    const both = [
      ...shown,
      { ...shown[0], slug: 'yes-and-no', section: 'tests', heading: 'Tests', title: 'Yes' },
    ];
    const rows = (terms: string[]) =>
      lawOf(both, { named: ['KE'], chosen: undefined, language: 'en', terms })?.rows;
    expect(rows([])).toMatch(/^\*\*KE, Age of consent.*KE, HIV test/s);
    expect(rows(['=hiv', '=law'])).toMatch(/^\*\*KE, HIV test.*KE, Age of consent/s);
  });
});
