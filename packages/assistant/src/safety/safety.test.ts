import { readCountries } from '@salama/content/read-countries.ts';
import { readDirectories } from '@salama/content/read-directory.ts';
import { readSafety } from '@salama/content/read-safety.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { expect, test } from 'vitest';
import { composeSafetyReply, helpFor } from './help.ts';
import { keepKnownNumbers } from './known-numbers.ts';
import { createSafety } from './safety.ts';

const content = (folder: string) => new URL(`../../../../content/${folder}`, import.meta.url).pathname;
const directories = readDirectories(content('countries'));
const countries = readCountries(content('countries')).map(({ code }) => code);
const rules = readSafety(content('danger'));
const safety = createSafety(rules, directories);

test('finds danger in capitals that the chat refuses', () => {
  const finding = safety.check('HELP ME I AM BLEEDING', { language: 'en' });
  expect(finding).toMatchObject({ kind: 'emergency', ruleId: 'heavy-bleeding' });
  expect(finding?.reply).toContain('[112](tel:112)');
});

test('stays silent on an ordinary question', () => {
  expect(safety.check('how long does an implant last', { language: 'en' })).toBeUndefined();
});

test("answers in the caller's language whatever language the message is in", () => {
  expect(safety.check('je veux mourir', { language: 'sw' })?.reply).toContain('Hauko peke yako');
});

test('offers the lines of the chosen country, the crisis line first', () => {
  const finding = safety.check('nimebakwa', { language: 'sw', country: 'KE' });
  expect(finding?.help.contacts[0]?.number).toBe('1195');
  expect(finding?.help.contacts.map(({ number }) => number)).toContain('112');
  expect(finding?.reply).toContain('[1195](tel:1195)');
  expect(finding?.reply).not.toContain('Chagua nchi yako');
});

test('says how to find a local line when no country is chosen', () => {
  const finding = safety.check('i was raped', { language: 'en' });
  expect(finding?.help.contacts.map(({ number }) => number)).toEqual(['112']);
  expect(finding?.reply).toContain('Choose your country');
});

test('names a number once although two kinds of line share it', () => {
  const finding = safety.check('my husband is beating me', { language: 'en', country: 'UG' });
  const numbers = finding?.help.contacts.map(({ number }) => number) ?? [];
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('adds the first lines of a second danger of the other kind', () => {
  const finding = safety.check('i was raped and i am bleeding a lot, i am pregnant', { language: 'en' });
  expect(finding?.ruleId).toBe('heavy-bleeding');
  expect(finding?.help.text).toMatch(/\*\*Also:\*\* .*72 hours/);
});

test('shows no placeholder and no number outside the directory in any reply', () => {
  for (const rule of rules.rules) {
    for (const language of LANGUAGES) {
      for (const country of [undefined, ...countries]) {
        const request = { language, country, directories, texts: rules.words.texts };
        const reply = composeSafetyReply(rule, undefined, request);
        expect(reply).not.toMatch(/[{}]/);
        expect(helpFor(rule, undefined, request).text).not.toMatch(/[{}]/);
        expect(keepKnownNumbers(reply, directories)).toBe(reply);
      }
    }
  }
});

const FIRST = {
  emergency: { en: /call .*112/i, sw: /piga .*112/i, fr: /appelle .*112/i },
  place: { en: /hospital|safe place/i, sw: /hospitali|mahali salama/i, fr: /hôpital|lieu sûr/i },
  trust: { en: /trust/i, sw: /unayemwamini/i, fr: /de confiance/i },
  fault: { en: /not your fault/i, sw: /si kosa lako/i, fr: /pas ta faute/i },
  clock: { en: /72 hours/i, sw: /saa 72/i, fr: /72 heures/i },
};

test.each(LANGUAGES)('every %s reply begins with whom to call and where to go', (language) => {
  for (const rule of rules.rules) {
    const request = { language, directories, texts: rules.words.texts };
    const start = composeSafetyReply(rule, undefined, request).slice(0, 600);
    expect(start, rule.id).toMatch(FIRST.emergency[language]);
    expect(start, rule.id).toMatch(FIRST.place[language]);
    if (rule.kind === 'crisis') expect(start, rule.id).toMatch(FIRST.trust[language]);
    if (rule.kind === 'crisis' && rule.id !== 'suicide') {
      expect(start, rule.id).toMatch(FIRST.fault[language]);
    }
    if (['rape', 'child-abuse'].includes(rule.id)) expect(start, rule.id).toMatch(FIRST.clock[language]);
  }
});

test('scans a thousand characters in about a millisecond', () => {
  const text = 'my period is late and i wonder whether the implant can cause it, nina swali kuhusu kondomu. '
    .repeat(11)
    .slice(0, 1000);
  for (let warm = 0; warm < 50; warm += 1) safety.check(text, { language: 'en' });
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    safety.check(text, { language: 'en' });
    return performance.now() - start;
  }).sort((a, b) => a - b);
  console.info(`safety check of 1,000 characters: median ${times[25]?.toFixed(2)} ms`);
  expect(times[25]).toBeLessThan(5);
});
