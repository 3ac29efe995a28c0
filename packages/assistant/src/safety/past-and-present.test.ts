import { join } from 'node:path';
import { openPrepared } from '@salama/content/prepared-file.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { describe, expect, test } from 'vitest';
import { openOrLearn } from '../assistant.ts';

const root = join(import.meta.dirname, '../../../..');
const assistant = openOrLearn(openPrepared(root), () => readKnowledge(join(root, 'content')));
assistant.warmUp[0]?.();
const kindOf = (text: string) => assistant.danger(text, { language: 'en' })?.kind;

describe('what is long over, feared, read of or taught is answered', () => {
  test.each([
    'in 2017 i had fits when i gave birth, my boy is in school, will they come back with the next one',
    'my aunt drank poison years ago and survived, how do i talk with her about it',
    'i was raped in 2012, i am well today, do i have to tell the nurse',
    'what happens if i bleed a lot when i give birth',
    'the film showed a woman bleeding to death after birth, how common is that',
    'mwaka 2017 nilipata degedege nikijifungua, mtoto yuko shule, itajirudia mimba ijayo',
    'shangazi alikunywa sumu miaka mingi iliyopita akapona, niongee naye vipi',
    'nilibakwa mwaka 2012, niko sawa leo, lazima nimwambie nesi',
    'en 2017 j’ai convulsé en accouchant, mon fils va à l’école, ça peut revenir à la prochaine grossesse ?',
    'violée en 2012, je vais bien aujourd’hui, je dois le dire à l’infirmière ?',
  ])('%s', (text) => expect(kindOf(text)).toBe(undefined));
});

describe('what is back, goes on or still makes one want to die is danger', () => {
  test.each([
    ['i had fits when i gave birth in 2017 and they are back tonight, i am 8 months', 'emergency'],
    ['years ago she drank poison, today she did it again and vomits', 'emergency'],
    ['i was raped in 2012 and now i want to die', 'crisis'],
    ['we married three years ago and he beats me every night', 'crisis'],
    ['he left me years ago but last night he came back and hit me', 'crisis'],
    ['nilipata degedege 2017 na usiku huu zimerudi, nina mimba ya miezi minane', 'emergency'],
    ['nilibakwa mwaka 2012 na sasa nataka kufa', 'crisis'],
    ['tulioana miaka mitatu iliyopita na ananipiga kila usiku', 'crisis'],
    ['j’ai convulsé en 2017 et ça recommence ce soir, je suis à 8 mois', 'emergency'],
    ['violée en 2012 et maintenant je veux mourir', 'crisis'],
    ['mariés il y a trois ans, il me frappe chaque soir', 'crisis'],
  ])('%s', (text, kind) => expect(kindOf(text)).toBe(kind));
});
