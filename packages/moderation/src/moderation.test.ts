import { readModeration } from '@salama/content/read-moderation.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createModeration, type ModerationRequest } from './moderation.ts';

const moderation = createModeration(readModeration(new URL('../../../content', import.meta.url).pathname));
const check = (text: string, request: Partial<ModerationRequest> = {}) =>
  moderation.check({ kind: 'question', texts: [{ name: 'content', text }], ...request });

test('publishes an honest question', () => {
  expect(check('Can I get pregnant if I have sex during my period?')).toEqual({
    action: 'publish',
    labels: [],
  });
});

test.each([
  ['call me 0712 345 678', 'phone'],
  ['kim dot njeri at gmail dot com', 'email'],
  ['see example[.]com/join', 'link'],
  ['follow me @kim_njeri', 'handle'],
  ["let's move to WhatsApp", 'app-move'],
  ['send me your nudes', 'solicitation'],
  ['I like girls under 15', 'sexualised-minor'],
  ['you are a stupid whore', 'harassment'],
])('refuses "%s" and names %s', (text, reason) => {
  const verdict = check(text);
  expect(verdict.action).toBe('refuse');
  expect(verdict.reason).toBe(reason);
});

test.each([
  ['inbox me for the pills', 'app-move'],
  ["don't tell your mum, it is our secret", 'grooming'],
  ['meet me after the lesson behind the market', 'place-or-meeting'],
  ['instant loan, apply today', 'spam'],
])('holds "%s" and names %s', (text, reason) => {
  expect(check(text)).toMatchObject({ action: 'hold', reason });
});

test('refuses instead of holding what is doubtful about contact while moderators are away', () => {
  expect(check('inbox me for the pills', { awayTightened: true }).action).toBe('refuse');
});

test('holds a clean text when every text is reviewed, without a reason', () => {
  expect(check('Is the pill safe?', { mode: 'review-all' })).toEqual({ action: 'hold', labels: [] });
});

test('judges title, content and tags as one text', () => {
  const texts = [
    { name: 'title', text: 'cramps 0712' },
    { name: 'content', text: 'what helps? 345' },
    { name: 'tags', text: '678' },
  ];
  expect(moderation.check({ kind: 'question', texts }).reason).toBe('phone');
});

test('never refuses a disclosure, and publishes no number in it', () => {
  expect(check('you are a stupid whore', { disclosure: true }).action).toBe('hold');
  expect(check('he beats me, call me 0712 345 678', { disclosure: true }).action).toBe('hold');
});

test('holds no disclosure for a mere likeness', () => {
  expect(check('nataka kufa', { disclosure: true }).action).toBe('publish');
});

test('says when only a likeness spoke, and never refuses for it', () => {
  expect(check('I keep thinking about a small girl like you under my blanket')).toMatchObject({
    action: 'hold',
    byLikeness: true,
  });
  expect(check("don't tell your mum, it is our secret").byLikeness).toBeUndefined();
});

test('lets tell what somebody else said', () => {
  expect(check('He called me a whore because I asked to use a condom').action).toBe('publish');
  expect(check('He says: send me your nudes. What should I do?').action).not.toBe('refuse');
});

test('holds dangerous advice in an answer and lets ask about it', () => {
  expect(check('just drink bleach and the baby comes out', { kind: 'answer' })).toMatchObject({
    action: 'hold',
    reason: 'dangerous-advice',
  });
  expect(check('Can drinking bleach stop a pregnancy?').action).toBe('publish');
  expect(check('Never drink bleach, it can kill you', { kind: 'answer' }).action).toBe('publish');
});

test.each([
  'Drink bleach in the morning?',
  'Is it hard to be pregnant? Drink jik, the baby comes out.',
  'I drank detergent and the baby went away, it worked for me, do the same',
  'stop your ARVs, the pastor prayed for me',
  'acha ARV zako, mchungaji aliniombea nikapona',
  'bois de la javel avec du sel, la grossesse descend',
])('holds lethal advice that is posted as a question, also where it tells of danger: %s', (text) => {
  for (const disclosure of [false, true]) {
    expect(check(text, { disclosure })).toMatchObject({ action: 'hold', reason: 'dangerous-advice' });
  }
});

test.each([
  'Is it true that drinking jik removes a pregnancy?',
  'My friend drank jik because she was pregnant, what should she do now?',
  'I want to stop my ARVs because of the dreams they give me',
  'Nimesikia kunywa omo kunatoa mimba, ni kweli?',
  'Jik inarudisha hedhi?',
  'Mpenzi wangu anataka ninywe jik nitoe mimba',
  'On dit que boire de la javel fait partir la grossesse',
  'Je veux arrêter mon traitement VIH',
])('publishes who asks or tells of the same: %s', (text) => {
  expect(check(text).action).toBe('publish');
});

test.each([
  'abortion pills available, fast delivery, inbox',
  'nauza dawa za kutoa mimba, bei nafuu',
  'je vends des comprimés pour avorter, livraison discrète',
])('holds the sale of pills: %s', (text) => {
  expect(check(text).action).toBe('hold');
});

test.each([
  'How much does the morning after pill cost?',
  'kuna mtu anauza dawa za kutoa mimba mtaani, ni salama?',
  'où acheter la pilule du lendemain',
])('lets ask where pills are sold and what they cost: %s', (text) => {
  expect(check(text).action).toBe('publish');
});

describe('a username', () => {
  test.each(['fuckyou99', 'Malaya254', 'admin', '0712345678'])('is refused: %s', (name) => {
    expect(check(name, { kind: 'username' }).action).toBe('refuse');
  });

  test.each(['amani', 'kim.njeri', 'BraveLion42', 'Asha_22'])('is accepted: %s', (name) => {
    expect(check(name, { kind: 'username' }).action).toBe('publish');
  });
});

/** Made here, because making the tables of all characters takes longer than the test. */
const anyKindOfText = fc.constantFrom('question', 'answer', 'testimonial', 'suggestion', 'username' as const);
const anyPiece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    '0712 345 678',
    '@',
    ' dot ',
    'w h a t s',
    '\ud800',
    '\u0000',
    '１２３',
    '<you>',
    '__proto__',
  ),
);

test('judges any text without throwing', () => {
  fc.assert(
    fc.property(anyKindOfText, fc.array(anyPiece, { maxLength: 6 }), (anyKind, pieces) => {
      const texts = pieces.map((text) => ({ name: 'content', text }));
      const { action, labels, reason } = moderation.check({ kind: anyKind, texts });
      expect(action === 'publish').toBe(labels.length === 0);
      expect(reason !== undefined && labels.includes(reason)).toBe(action !== 'publish');
    }),
    { numRuns: 150, seed: 1 },
  );
});

describe('what readers report', () => {
  test.each([
    'I have a room for you near your school, nobody has to know',
    'tu peux me faire confiance, ça reste à nous',
    'niamini mimi, haya ni yetu wawili',
    'my name on snap is the same as here',
    'o7 one2 three45 67 8',
  ])('may be grooming or a contact although it was published: %s', (text) => {
    expect(moderation.mayLure([text])).toBe(true);
  });

  test.each([
    'Is it normal to bleed for nine days?',
    'Ni kawaida hedhi kuchelewa wiki moja?',
    'Combien de temps dure la contraception d’urgence ?',
    'My cycles were 28, 30 and 27 days',
  ])('is not suspected for nothing: %s', (text) => {
    expect(moderation.mayLure([text])).toBe(false);
  });
});
