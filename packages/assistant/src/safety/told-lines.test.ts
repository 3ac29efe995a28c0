import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it, test } from 'vitest';
import { createSafety } from './safety.ts';
import { createToldReader, keepToldLines } from './told-lines.ts';

const { safety: rules, directories } = readKnowledge(
  new URL('../../../../content', import.meta.url).pathname,
);
/** As on the phone: patterns alone. */
const safety = createSafety(rules, directories);
const readTold = createToldReader(rules.words);

const RUBBING = { en: 'rub the belly', sw: 'sugua tumbo', fr: 'masse fort le ventre' };
const UNASKED = {
  en: 'nobody needs to know',
  sw: 'si lazima useme ulitumia nini',
  fr: 'pas obligée de dire',
};

describe('a line that begins with what must be told', () => {
  const reply = '- First.\n- {told birth} Rub.\n\n{told abortion coming} Care.\n\nLast.';

  it('stays where it was told, without its mark', () => {
    expect(keepToldLines(reply, ['birth', 'coming'])).toBe('- First.\n- Rub.\n\nCare.\n\nLast.');
  });

  it('goes where it was not', () => {
    expect(keepToldLines(reply, [])).toBe('- First.\n\n\nLast.');
  });
});

test.each([
  ['en', 'i am seven months pregnant and bleeding a lot'],
  ['en', 'week 28, a gush of blood, will i give birth too early'],
  ['en', 'my first child came by caesarean, now at 30 weeks i bleed heavily'],
  ['sw', 'mjamzito wa miezi saba, damu nyingi inatoka'],
  ['sw', 'mimba ya wiki 29 natoka damu nyingi, naogopa kujifungua mapema'],
  ['fr', 'enceinte de sept mois, je saigne beaucoup'],
  ['fr', 'à 31 semaines je perds beaucoup de sang, j’ai peur d’accoucher'],
] as const)('nobody with child reads of rubbing the womb (%s): %s', (language, text) => {
  expect(safety.check(text, { language })?.ruleId).toBe('heavy-bleeding');
  for (const said of [safety.check(text, { language })?.reply, safety.check(text, { language })?.help.text])
    expect(said).not.toContain(RUBBING[language]);
});

test.each([
  ['en', 'i gave birth this morning and blood keeps pouring'],
  ['en', 'my wife had the baby an hour ago at 8 months, she bleeds heavily'],
  ['sw', 'mke wangu amejifungua usiku, damu nyingi haikatiki'],
  ['sw', 'baada ya kujifungua nalowesha pedi mbili kwa saa'],
  ['fr', 'elle a accouché hier et elle saigne beaucoup'],
  ['fr', 'depuis l’accouchement je trempe deux serviettes par heure'],
] as const)('a new mother does (%s): %s', (language, text) => {
  expect(safety.check(text, { language })?.reply).toContain(RUBBING[language]);
});

test.each([
  ['en', 'my wife is bleeding badly and feels faint, she is pregnant'],
  ['en', 'she does not wake up, she had not aborted'],
  ['sw', 'mke wangu anatoka damu nyingi na anazimia, ni mjamzito'],
  ['fr', 'ma femme enceinte saigne beaucoup et fait un malaise'],
] as const)('nobody speaks of an abortion that was not told (%s): %s', (language, text) => {
  const { reply } = safety.check(text, { language }) ?? {};
  expect(reply).toBeDefined();
  expect(reply).not.toContain(UNASKED[language]);
  expect(reply).not.toMatch(/abortion|kutoa mimba|avortement/);
});

test.each([
  ['en', 'after the abortion she soaks three pads an hour'],
  ['en', 'i took pills to remove it and now blood is pouring'],
  ['sw', 'alitoa mimba juzi, damu nyingi sana haikatiki'],
  ['fr', 'depuis mon avortement je saigne beaucoup, ça coule sans arrêt'],
] as const)('whoever tells of one may keep it to herself (%s): %s', (language, text) => {
  expect(safety.check(text, { language })?.reply).toContain(UNASKED[language]);
});

test('an earlier birth, or one that is still to come, is no birth told of', () => {
  expect(readTold('5 months pregnant, after my first birth i bled too')).not.toContain('birth');
  expect(readTold('when will i give birth')).not.toContain('birth');
  expect(readTold('sikutoa mimba, ilitoka yenyewe')).not.toContain('abortion');
});

test.each(LANGUAGES)('every %s reply reads well with and without its lines', (language) => {
  for (const rule of [...rules.rules, ...Object.values(rules.unnamed)]) {
    for (const told of [[], Object.keys(rules.words.told)]) {
      const text = keepToldLines(rule.reply[language], told);
      expect(text, rule.id).not.toMatch(/\{told/);
      expect(text, rule.id).not.toMatch(/\*\*\n\n(?:\n|\*\*)/);
    }
  }
});
