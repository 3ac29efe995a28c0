import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entryAddress, readLanguage, rememberLanguage } from './entry-language.ts';

describe('the language of a visit to the bare address', () => {
  it.each([
    ['what was chosen before', 'sw', ['fr'], '/sw'],
    ['English when that was chosen', 'en', ['fr'], undefined],
    ['the first language of the browser that Salama speaks', undefined, ['rw', 'fr-CD', 'sw'], '/fr'],
    ['English when the browser speaks it first', undefined, ['en-GB', 'sw'], undefined],
    ['English when nothing fits', undefined, ['rw', 'de'], undefined],
  ] as const)('is %s', (_why, stored, preferred, address) => {
    expect(entryAddress('/', stored, preferred)).toBe(address);
  });

  it('never changes a shared link', () => {
    expect(entryAddress('/learn', 'sw', ['fr'])).toBeUndefined();
    expect(entryAddress('/fr', 'sw', ['sw'])).toBeUndefined();
  });

  it('keeps the choice of a language link, and nothing that is no language', () => {
    rememberLanguage();
    document.body.innerHTML = '<a data-language="sw" href="#">SW</a><a data-language="xx" href="#">XX</a>';
    const [swahili, unknown] = document.querySelectorAll('a');
    if (swahili) fireEvent.click(swahili);
    if (unknown) fireEvent.click(unknown);
    expect(readLanguage()).toBe('sw');
  });
});
