import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { compilePatterns } from '@salama/patterns/scanner.ts';
import { describe, expect, test } from 'vitest';

const { safety } = readKnowledge(new URL('../../../../content', import.meta.url).pathname);
const rules = compilePatterns(safety);
const rulesOf = (text: string) => rules.scan(text).map(({ rule }) => rule.id);

/** Principles that patterns say, whatever the numbers and the order of the words. */
describe.each([
  [
    'labour',
    'a belly that hardens at intervals weeks before term',
    [
      '33 weeks and my belly gets tight every 7 minutes',
      'wiki 29, tumbo linakaza kila dakika 9',
      'à 34 semaines le ventre se durcit toutes les 11 minutes',
    ],
    [
      '39 weeks, my belly is tight after food',
      'wiki 38 tumbo gumu nikila',
      'à 16 semaines le ventre tire un peu le soir',
    ],
  ],
  [
    'heavy-bleeding',
    'any blood from the twelfth week on, with or without pain',
    [
      'only a drop of blood at 27 weeks, it does not hurt',
      'damu kidogo tu wiki 31, haiumi',
      'juste un peu de sang à 25 semaines, aucun mal',
    ],
    [
      'blood test at 27 weeks',
      'kipimo cha damu wiki 31',
      'prise de sang à 25 semaines',
      'my gums bleed at 30 weeks',
      '8 weeks after the birth no blood any more',
    ],
  ],
  [
    'postpartum-clot',
    'one thick, warm or sore leg after a birth',
    [
      'my calf is warm and thick, i gave birth two weeks ago',
      'mguu mmoja ni mnene na una joto, nilijifungua juzi',
      'mollet chaud et tendu, césarienne la semaine dernière',
    ],
    ['both legs are swollen after the birth', 'miguu yote imevimba kidogo baada ya kujifungua'],
  ],
  [
    'poisoning',
    'a drink to lose a pregnancy, and a clouded mind',
    [
      'she drank a mixture to get rid of it and is confused',
      'amekunywa dawa ya kienyeji itoke na anaongea ovyo',
      "elle a bu une décoction pour faire passer la grossesse et elle dit n'importe quoi",
    ],
    ['my mother drinks a herb tea for her knees'],
  ],
  [
    'minor-pressure',
    'marks against sex',
    [
      'my lecturer says i pass if i sleep with him',
      'ticha amesema nikilala naye nitapita',
      'le prof dit que si je couche avec lui il change ma note',
    ],
    ['the teacher says i will fail the exam'],
  ],
  [
    'pill-clot',
    'a leg, a chest or a face on the pill, without a birth',
    [
      'three months on the pill, the back of my left thigh is hot and swollen',
      'natumia majira, paja la kulia limevimba na lina moto',
      'sous pilule, mon mollet gauche est dur et chaud depuis ce matin',
      'on birth control, sharp chest pain all of a sudden and no breath',
    ],
    ['does the pill make my legs fat', 'vidonge vya majira vinanenepesha?', 'la pilule fait grossir ?'],
  ],
  [
    'object-inside',
    'an object or a chemical in the vagina or the womb',
    [
      'she pushed a twig into her womb to abort',
      'aliniingizia waya kwenye kizazi kutoa mimba',
      "elle s'est introduit une brindille dans le vagin pour avorter",
      'a lid is stuck in my vagina and it bleeds',
    ],
    [
      'the nurse put the implant stick in my arm',
      'can i wash my vagina with soap',
      'the pregnancy test stick shows two lines inside the window',
    ],
  ],
  [
    'fever-in-pregnancy',
    'fever with child, and whole waters',
    [
      '23 weeks pregnant and a temperature of 39.2',
      'mjamzito wa miezi sita, homa kali na natetemeka',
      'enceinte de sept mois, 40 de fièvre et des frissons',
    ],
    ['is fever after a vaccine normal', 'homa baada ya chanjo ni kawaida?'],
  ],
] as const)('%s: %s', (ruleId, _, dangers, others) => {
  test.each(dangers)('is found in: %s', (text) => expect(rulesOf(text)).toContain(ruleId));
  test.each(others)('is not found in: %s', (text) => expect(rulesOf(text)).toEqual([]));
});

/** Each danger leads with its own card: what helps in one may harm in the other. */
test.each([
  ['on the pill for a month, my calf is thick and red', 'pill-clot', ['postpartum-clot']],
  ['nimejifungua juzi, ndama moja ni nene na nyekundu', 'postpartum-clot', ['pill-clot']],
  ['j’ai accouché lundi, un mollet chaud et enflé', 'postpartum-clot', ['pill-clot']],
  ['he put a knitting needle inside me to abort', 'object-inside', ['poisoning']],
  ['alikunywa jik kutoa mimba', 'poisoning', ['object-inside']],
  ['elle a avalé du permanganate pour avorter', 'poisoning', ['object-inside']],
  ['27 weeks pregnant with 39.6 fever', 'fever-in-pregnancy', ['pregnancy-danger']],
  ['maji yamevunjika na nina wiki 30', 'pregnancy-danger', ['fever-in-pregnancy']],
  ['enceinte, j’ai perdu les eaux à 31 semaines', 'pregnancy-danger', ['fever-in-pregnancy']],
])('%s leads with %s alone', (text, lead, others) => {
  expect(rulesOf(text)[0]).toBe(lead);
  for (const other of others) expect(rulesOf(text)).not.toContain(other);
});

test('hears no blow where nobody is struck', () => {
  for (const text of [
    'alinipiga chenga',
    'amenipiga block',
    'amenivunja moyo',
    'il crie mais il tape jamais, c’est de la violence ?',
  ]) {
    expect(rulesOf(text), text).toEqual([]);
  }
});
