import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { createSafety } from './safety.ts';
import { checkInAll } from './told-in-all.ts';

const { safety: rules, directories } = readKnowledge(
  new URL('../../../../content', import.meta.url).pathname,
);
const safety = createSafety(rules, directories);
const warnedOf = (ruleId: string) => {
  const rule = rules.rules.find(({ id }) => id === ruleId);
  return { kind: rule?.kind ?? 'crisis', section: rule?.sections[0] };
};
const saidOf = (id: string) => rules.afterWarning?.find((one) => one.id === id)?.said;

describe('after a warning', () => {
  it.each([
    ['eclampsia', 'waits', 'en', 'can i wait until the clinic opens on thursday'],
    ['labour', 'waits', 'sw', 'nitasubiri mpaka mume arudi jioni'],
    ['pelvic', 'waits', 'fr', 'je préfère voir si ça passe cette nuit'],
    ['infection', 'treats-herself', 'en', 'my aunt has some antibiotics at home'],
    ['pelvic', 'treats-herself', 'sw', 'nikinywa mitishamba je'],
    ['ectopic', 'treats-herself', 'fr', 'un doliprane ça suffit ?'],
    ['infection', 'afraid-of-care', 'en', 'i am scared they report me there'],
    ['heavy-bleeding', 'afraid-of-care', 'sw', 'watanitukana pale'],
    ['infection', 'afraid-of-care', 'fr', 'et si le médecin me dénonce'],
    ['violence', 'squeezed-neck', 'en', 'it hurts to swallow since then'],
    ['violence', 'excuses', 'sw', 'aliomba msamaha na kuleta zawadi'],
    ['rape', 'after-force', 'fr', 'ça brûle quand je fais pipi'],
    ['suicide', 'takes-back', 'en', 'forget it, how long is a period'],
    ['suicide', 'takes-back', 'sw', 'achana nayo tu'],
    ['torsion', 'new-sign', 'en', 'now i am vomiting too'],
  ] as const)('of %s, %s is answered before the help (%s: %s)', (ruleId, id, language, text) => {
    const found = safety.goesOn(text, warnedOf(ruleId), { language });
    expect(found?.ruleId).toBe(ruleId);
    expect(found?.reply.startsWith(saidOf(id)?.[language] ?? '?')).toBe(true);
    expect(found?.help.text.startsWith(saidOf(id)?.[language] ?? '?')).toBe(true);
  });

  it.each([
    ['suicide', 'can i wait until i am older to have sex'],
    ['violence', 'what is a period'],
    ['eclampsia', 'thank you'],
    ['eclampsia', 'i feel better, no headache now'],
    ['rape', 'how do i report'],
  ] as const)('of %s, another question is answered: %s', (ruleId, text) => {
    expect(safety.goesOn(text, warnedOf(ruleId), { language: 'en' })).toBeUndefined();
  });

  it.each(LANGUAGES)('its help can be said once more, with what it is for (%s)', (language) => {
    const again = safety.stillCounts(warnedOf('infection'), { language });
    expect(again?.ruleId).toBe('infection');
    expect(again?.help.text.startsWith(rules.words.texts.stillCounts[language])).toBe(true);
    expect(again?.help.contacts.length).toBeGreaterThan(0);
  });

  it('nothing is remembered that was not warned of', () => {
    expect(safety.goesOn('can i wait until monday', undefined, { language: 'en' })).toBeUndefined();
  });

  it.each(LANGUAGES)('an answer before the help is short, and leaves the numbers to it (%s)', (language) => {
    for (const { id, said } of rules.afterWarning ?? []) {
      expect(said?.[language].length ?? 0, id).toBeLessThan(250);
      expect(said?.[language] ?? '', id).not.toMatch(/\{/);
    }
  });
});

describe('told over several messages', () => {
  const inAll = (said: string[], message: string) =>
    checkInAll(
      { said: said.toReversed(), message, age: undefined },
      {
        read: (text) => text,
        check: (text, countsLikeness) => safety.checkTogether(text, { language: 'en', countsLikeness }),
      },
    )?.ruleId;

  it('signs that stand far apart in the talk are read together', () => {
    const between = 'He is kind. He came late. He brought bread. We ate. We slept. All was calm. I was glad.';
    expect(inAll(['i am 8 months pregnant', between.repeat(3)], 'my head hurts a lot and i see stars')).toBe(
      'eclampsia',
    );
  });

  it('nothing is found where each message is honest', () => {
    expect(inAll(['i am 8 months pregnant', 'my feet are tired'], 'what can i eat')).toBeUndefined();
  });
});
