import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it, test } from 'vitest';
import { createSafety } from './safety.ts';

const {
  safety: rules,
  directories,
  safetyExamples,
} = readKnowledge(new URL('../../../../content', import.meta.url).pathname);
/** Whatever no pattern knows reads like this rule. */
const suspecting = (ruleId: string) => createSafety(rules, directories, () => ruleId);

describe('an alarm of the second line', () => {
  it.each([
    ['eclampsia', 'please come quickly, it is getting worse since morning', 'emergency'],
    ['postpartum-clot', 'after fourteen hours on the bus my leg is strange', 'emergency'],
    ['psychosis', 'we tried for a year and my husband says it is me', 'emergency'],
    ['poisoning', 'the room spins and nobody is here', 'emergency'],
    ['trafficking', 'i do not know what will become of me', 'crisis'],
    ['child-abuse', 'it happened again and i am so ashamed', 'crisis'],
  ] as const)('has no name where no word of %s was told: %s', (ruleId, text, kind) => {
    const named = rules.rules.find(({ id }) => id === ruleId);
    for (const language of LANGUAGES) {
      const finding = suspecting(ruleId).check(text, { language, country: 'KE' });
      expect(finding).toMatchObject({ kind, ruleId: `unnamed-${kind}`, sections: [] });
      expect(finding?.help.contacts.length).toBeGreaterThan(0);
      expect(finding?.reply).not.toContain(
        named?.reply[language].split('{contacts}')[1]?.trim().slice(0, 60),
      );
    }
  });

  it.each([
    ['eclampsia', 'nine months, and my head is bursting with lights'],
    ['postpartum-clot', 'bébé a douze jours et mon souffle est court'],
    ['poisoning', 'alikula kitu kwenye chupa ya rangi'],
    ['suicide', 'je ne veux plus de cette vie-là'],
  ])('keeps the name of %s where it was told: %s', (ruleId, text) => {
    expect(suspecting(ruleId).check(text, { language: 'en' })?.ruleId).toBe(ruleId);
  });
});

test('the words of a rule bear out most of its examples: its card keeps its name', {
  timeout: 60_000,
}, () => {
  const told = rules.rules.flatMap(({ id }) => {
    const safety = suspecting(id);
    const own = safetyExamples.danger.filter(({ ruleId }) => ruleId === id);
    return own.filter(({ text }) => {
      const found = safety.check(text, { language: 'en' });
      return found && !found.ruleId.startsWith('unnamed');
    });
  });
  expect(told.length / safetyExamples.danger.length).toBeGreaterThan(0.9);
});

const SAID = {
  en: { now: /now/, say: /What to say there/, wrong: /tell me in other words/ },
  sw: { now: /sasa/, say: /ukipiga simu, sema/i, wrong: /niambie kwa maneno mengine/ },
  fr: { now: /maintenant|tout de suite/, say: /Ce qu'il faut dire/, wrong: /avec d'autres mots/ },
};

test.each(LANGUAGES)(
  'the text without a name says what to do, whom to call and what to say, in %s',
  (language) => {
    for (const { reply } of Object.values(rules.unnamed)) {
      expect(reply[language]).toMatch(SAID[language].say);
      expect(reply[language]).toMatch(SAID[language].wrong);
      expect(reply[language]).toMatch(SAID[language].now);
    }
  },
);
