import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { createSafety } from '../safety/safety.ts';
import { createFixedReplies } from './fixed-replies.ts';

const {
  replies,
  safety: rules,
  directories,
} = readKnowledge(new URL('../../../../content', import.meta.url).pathname);
const fixed = createFixedReplies(replies, rules.words, () => undefined);
const safety = createSafety(rules, directories);

describe('a message that would be declined', () => {
  it.each([
    'my uncle says it is our secret',
    'the landlord comes at night',
    'my aunt talks about dowry with an old man',
    'anko anasema ni siri yetu',
    'baba anataka nioolewe',
    'mwanaume mmoja ananilipia kila kitu na naogopa',
    'mon oncle dit que c’est notre secret',
    'papa parle de dot avec un homme',
  ])(
    'is asked back where it tells of somebody and of night, secrets, marriage, money or pain: %s',
    (text) => {
      expect(fixed.read(text)('unsure')?.id).toBe('ask-harm');
    },
  );

  it.each([
    'our teacher gave us homework about the night sky',
    'the man of the match scored at night',
    'who is the president',
    'mwalimu ametupa homework ya usiku',
    'mechi ya usiku ilikuwaje kaka',
    'le prof a donné un devoir sur la nuit',
    'mon voisin cherche un vélo',
  ])('is not where it is harmless: %s', (text) => {
    expect(fixed.read(text)('unsure')).toBeUndefined();
  });

  it.each(LANGUAGES)('offers answers in %s of which those that tell of harm bring help', (language) => {
    const [touched, hit] = fixed.byId('ask-harm').choices?.[language] ?? [];
    for (const told of [touched, hit]) expect(safety.check(told ?? '', { language }), told).toBeDefined();
  });
});
