import { describe, expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { isMaterialUrl, materialFault } from './rules.ts';

const material = {
  title: 'Your rights',
  description: 'What the law says.',
  url: 'https://rights.example/a',
  readTime: '5 min',
};

describe('a material', () => {
  it('is accepted with its texts at their longest', () => {
    expect(materialFault(material)).toBeUndefined();
    const longest = { ...material, title: '🙂'.repeat(limits.learning.title) };
    expect(materialFault(longest)).toBeUndefined();
  });

  it.each([
    [{ title: ' \n ' }, 'MATERIAL_TITLE'],
    [{ title: 'a'.repeat(limits.learning.title + 1) }, 'MATERIAL_TITLE_LENGTH'],
    [{ description: '' }, 'MATERIAL_DESCRIPTION'],
    [{ description: 'a'.repeat(limits.learning.description + 1) }, 'MATERIAL_DESCRIPTION_LENGTH'],
    [{ url: ' ' }, 'MATERIAL_URL'],
    [{ url: `https://a.example/${'a'.repeat(limits.learning.url)}` }, 'MATERIAL_URL_INVALID'],
    [{ url: 'rights.example' }, 'MATERIAL_URL_INVALID'],
    [{ readTime: 'a'.repeat(limits.learning.readTime + 1) }, 'MATERIAL_READ_TIME'],
    [{ title: '', description: '', url: '' }, 'MATERIAL_TITLE'],
  ])('%o is refused as %s', (change, fault) => {
    expect(materialFault({ ...material, ...change })).toBe(fault);
  });
});

describe('the address of a material', () => {
  it.each(['https://a.example', 'http://localhost:80/a?b#c', 'HTTPS://A.example/é', '/learn/condoms', '/'])(
    'may be %s',
    (url) => expect(isMaterialUrl(url)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,a',
    'ftp://a.example',
    '//a.example',
    '/\\a.example',
    'https:a.example',
    'https://',
    'https:///a',
    'https://user:secret@a.example',
    'https://a.example/a b',
    'https://a.example/\u0000',
    'learn/condoms',
  ])('may not be %s', (url) => expect(isMaterialUrl(url)).toBe(false));
});
