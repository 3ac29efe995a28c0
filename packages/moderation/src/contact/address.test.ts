import { readModeration } from '@salama/content/read-moderation.ts';
import { expect, test } from 'vitest';
import { createAddressFinder } from './address.ts';
import { plainText } from './plain-text.ts';

const { contact } = readModeration(new URL('../../../../content', import.meta.url).pathname, []);
const findAddresses = createAddressFinder(contact);
const find = (...fields: string[]) => findAddresses(plainText(fields));

test.each([
  ['kim.njeri@gmail.com', 'email'],
  ['kim njeri AT gmail', 'email'],
  ['k i m @ g m a i l . c o m', 'email'],
  ['hxxp://example dot com', 'link'],
  ['example point com', 'link'],
  ['t nukta me slash girls', 'link'],
  ['kim [a] gmail [d] com', 'email'],
  ['k i m a t g m a i l d o t c o m', 'email'],
  ['gmail: kim njeri 254', 'email'],
  ['bit ly slash xyz', 'link'],
  ['@kim_njeri', 'handle'],
  ['ни telegram kimmy254', 'handle'],
])('finds in "%s" an %s', (text, kind) => {
  expect(find(text)).toContain(kind);
});

test.each([
  'It hurts.I am scared.My mum knows',
  'I was at school when it began',
  'Il y a un point info santé au lycée',
  'Nilikuwa kwenye basi',
  'p2 is on TikTok, is it safe?',
  'see you @home',
  'an infirmier(a) told me',
  'my gmail: 2 letters came',
])('finds none in "%s"', (text) => {
  expect(find(text)).toEqual([]);
});

test('finds an address that is cut over two fields', () => {
  expect(find('my mail kim.njeri@', 'gmail.com')).toContain('email');
});
