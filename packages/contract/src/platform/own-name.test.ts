import { describe, expect, it } from 'vitest';
import { NAME_PLACE, nameIn, withName } from './own-name.ts';

describe('a name of the operator’s own', () => {
  it('stands wherever ours stood, and in no other word', () => {
    expect(withName('Karibu Salama. Ni salama; Salamanca si.', 'Afya Yako')).toBe(
      'Karibu Afya Yako. Ni salama; Salamanca si.',
    );
  });

  it('is elided in French where it begins with a vowel', () => {
    const text = 'L’annuaire de Salama : ce que Salama sait. Le monde Salama.';
    expect(withName(text, 'Afya')).toBe('L’annuaire d’Afya : ce qu’Afya sait. Le monde Afya.');
    expect(withName(text, 'Haki')).toBe('L’annuaire de Haki : ce que Haki sait. Le monde Haki.');
  });

  it('is filled into the places of a page in the same way', () => {
    const page = `<p>Ce que ${NAME_PLACE} sait</p><p>${NAME_PLACE}</p>`;
    expect(withName(page, 'Élan', NAME_PLACE)).toBe('<p>Ce qu’Élan sait</p><p>Élan</p>');
  });

  it('is in every text of a catalogue, and in those that it makes', () => {
    const texts = {
      title: 'Salama',
      list: ['In Salama'],
      off: (host: string) => `${host}, not Salama`,
      at: 1,
    };
    const own = nameIn(texts, 'Afya $& co.');
    expect([own.title, own.list, own.off('a.example'), own.at]).toEqual([
      'Afya $& co.',
      ['In Afya $& co.'],
      'a.example, not Afya $& co.',
      1,
    ]);
  });
});
