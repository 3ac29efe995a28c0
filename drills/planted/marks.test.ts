import { describe, expect, it } from 'vitest';
import { drawWord, faultsIn, type Mark, searchFor } from './marks.ts';

const never: Mark = { field: 'a chat question', text: 'Zebawikomufu', promise: 'never' };
const kept: Mark = { field: 'a post', text: 'Rasonupekido', promise: 'kept' };
const place = (bytes: Buffer | string) => [{ name: 'a file', bytes: Buffer.from(bytes) }];

describe('a mark', () => {
  it.each([
    ['plain', 'xx zebawikomufu xx'],
    ['plain', 'ZEBAWIKOMUFU'],
    ['UTF-16', Buffer.from('\u0001zebawikomufu', 'utf16le')],
    ['hex', Buffer.from('a Zebawikomufu').toString('hex')],
    ['base64', Buffer.from('Zebawikomufu!').toString('base64')],
    ['base64', Buffer.from('1Zebawikomufu!').toString('base64')],
    ['base64', Buffer.from('12Zebawikomufu!').toString('base64url')],
  ])('is found %s', (writing, bytes) => {
    const [found] = searchFor([never], place(bytes));
    expect(found?.places).toContain(`a file (${writing})`);
    expect(faultsIn(found ? [found] : [])).toHaveLength(1);
  });

  it('is not found in a part of it', () => {
    expect(searchFor([never], place('zebawikomu'))[0]?.places).toEqual([]);
  });

  it('that was to be kept and is not there shows that the search sees nothing', () => {
    const found = searchFor([kept, never], place('something else'));
    expect(faultsIn(found)).toEqual(['a post was not found']);
    expect(faultsIn(found, false)).toEqual([]);
  });

  it('is another at each draw', () => {
    expect(new Set(Array.from({ length: 100 }, () => drawWord())).size).toBe(100);
  });
});
