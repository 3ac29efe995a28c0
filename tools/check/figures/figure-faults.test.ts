import type { Fact } from '@salama/content/read-facts.ts';
import { describe, expect, it } from 'vitest';
import { type FigureLaw, type FigureText, factFigures, figureFaults } from './figure-faults.ts';
import { readReading } from './reading.ts';
import { registryFaults } from './registry-faults.ts';

const readings = {
  en: readReading('content', 'en'),
  sw: readReading('content', 'sw'),
  fr: readReading('content', 'fr'),
};
const source = {
  organisation: 'WHO',
  title: 'Fact sheet',
  url: 'https://example.org',
  seen: 'opened' as const,
};

function fact(id: string, is: string[], more: Partial<Fact> = {}): Fact {
  return { id, says: id.replaceAll('-', ' '), kind: 'clock', is, source, subject: 'test', ...more };
}

function lawOf(...registry: Fact[]): FigureLaw {
  return { readings, facts: factFigures(registry, readings.en), phones: new Set(['116']) };
}

const law = lawOf(fact('pep-limit', ['72 hours']), fact('pep-course', ['28 days']));
const text: FigureText = {
  place: 'pep#how',
  texts: {
    en: 'Begin within **72 hours**, ring 116, and take it for 28 days. Tell two friends.',
    sw: 'Anza ndani ya **saa 72**, piga 116, na unywe kwa siku 28. Waambie marafiki wawili.',
    fr: 'Commence dans les **72 heures**, appelle le 116, et prends-le 28 jours. Dis-le à deux amis.',
  },
  named: { facts: ['pep-limit', 'pep-course'], counts: [] },
};

function changed(language: 'en' | 'sw' | 'fr', from: string, to: string): FigureText {
  return { ...text, texts: { ...text.texts, [language]: text.texts[language].replace(from, to) } };
}

describe('the figures of a section', () => {
  it('pass where each is a fact that it names, in other units too', () => {
    expect(figureFaults(text, law)).toEqual([]);
    expect(figureFaults(changed('sw', 'saa 72', 'siku tatu'), law)).toEqual([]);
  });

  it.each([
    ['en', '72 hours', '720 hours'],
    ['sw', 'saa 72', 'saa 720'],
    ['sw', 'saa 72', 'siku 72'],
    ['fr', '72 heures', 'trois semaines'],
    ['fr', '28 jours', '29 jours'],
  ] as const)('fail in %s when %s becomes %s', (language, from, to) => {
    const faults = figureFaults(changed(language, from, to), law).join('\n');
    expect(faults).toContain(`pep#how: ${language}:`);
  });

  it('fail where a language says one of its facts in the place of another', () => {
    expect(figureFaults(changed('sw', 'siku 28', 'saa 72'), law)).toEqual([
      'pep#how: en says 28 (minutes 40320) where sw says 72 (minutes 4320)',
    ]);
  });

  it('may be those of a story, when the section says so', () => {
    const story = changed('en', 'Tell two', 'Asha, 15, told two');
    expect(figureFaults(story, law).join()).toContain('en: 15 is no fact');
    const texts = { en: 'Asha is 15.', sw: 'Asha ana miaka 15.', fr: 'Asha a 15 ans.' };
    expect(figureFaults({ place: 'x', texts, named: { facts: [], counts: ['15 years'] } }, law)).toEqual([]);
  });

  it('fail at a fact that is named and not said, or not known', () => {
    const named = { facts: ['pep-limit', 'pep-course', 'nobody'], counts: [] };
    expect(figureFaults({ ...text, named }, law)).toEqual(['pep#how: no fact is called nobody']);
    const silent = {
      place: 'x',
      texts: { en: 'a', sw: 'b', fr: 'c' },
      named: { facts: ['pep-limit'], counts: [] },
    };
    expect(figureFaults(silent, law)).toEqual(['x: names the fact pep-limit and says nothing of it']);
  });
});

describe('the registry', () => {
  const named = (...ids: string[]) => new Set(ids);

  it('holds no two facts that disagree, unless it says how they differ', () => {
    const one = fact('bleeding-after-birth', ['1 hour'], {
      says: 'pads soaked in heavy bleeding after birth',
    });
    const two = fact('bleeding-birth', ['2 hours'], { says: 'pads soaked in heavy bleeding after a birth' });
    const faults = registryFaults([one, two], named(one.id, two.id), lawOf(one, two));
    expect(faults).toEqual([expect.stringContaining('disagree')]);
    const known = { ...two, unlike: [one.id] };
    expect(registryFaults([one, known], named(one.id, two.id), lawOf(one, known))).toEqual([]);
  });

  it('holds no fact twice, and none that no text names', () => {
    const one = fact('pep', ['72 hours'], { says: 'limit of PEP after exposure' });
    const two = fact('pep-again', ['3 days'], { says: 'limit of PEP after exposure' });
    expect(registryFaults([one, two], named('pep'), lawOf(one, two))).toEqual([
      'facts/test.yaml: pep-again is named by no text',
      'facts/test.yaml: pep and pep-again tell the same: keep one',
    ]);
  });

  it('holds no line of a country with another figure than its value', () => {
    const line = { en: 'From 15 years.', sw: 'Kuanzia miaka 16.', fr: 'Dès 15 ans.' };
    const age = fact('test-age', ['18 years'], { countries: { ke: { is: ['15 years'], source, line } } });
    expect(registryFaults([age], named('test-age'), lawOf(age))).toEqual([
      'facts/test.yaml: test-age: the sw line of ke says 16, which is not its value',
    ]);
  });
});
