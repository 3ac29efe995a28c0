import { describe, expect, it, vi } from 'vitest';
import { fillStorage } from '../testing/full-storage.ts';
import {
  read,
  readCopies,
  readFlag,
  readText,
  remove,
  removeOnLogout,
  setAside,
  write,
  writeText,
} from './storage.ts';

const asNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

describe('storage', () => {
  it('gives back what was written', () => {
    expect(write('guidelines_last_shown', 12)).toBe(true);
    expect(read('guidelines_last_shown', asNumber)).toBe(12);
  });

  it('keeps text as it is, so that a script before the first paint can read it', () => {
    write('theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('sets broken JSON aside and goes on without it', () => {
    localStorage.setItem('periodDays', '[{"date":');
    expect(read('periodDays', (value) => value)).toBeUndefined();
    expect(localStorage.getItem('periodDays')).toBeNull();
    expect(localStorage.getItem('periodDays.unreadable')).toBe('[{"date":');
  });

  it('sets a value of the wrong shape aside', () => {
    localStorage.setItem('consent', '"perhaps"');
    expect(readFlag('consent')).toBeUndefined();
    expect(localStorage.getItem('consent.unreadable')).toBe('"perhaps"');
  });

  it('sets aside what the parser throws at', () => {
    localStorage.setItem('guidelines_last_shown', '{}');
    const parse = () => {
      throw new Error('not accepted');
    };
    expect(read('guidelines_last_shown', parse)).toBeUndefined();
    expect(localStorage.getItem('guidelines_last_shown.unreadable')).toBe('{}');
  });

  it('remembers for this page what a full storage refuses', () => {
    const full = {
      getItem: () => null,
      removeItem() {},
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(full as unknown as Storage);
    expect(write('consent', true)).toBe(false);
    expect(readFlag('consent')).toBe(true);
    remove('consent');
    expect(readFlag('consent')).toBeUndefined();
  });

  it('works where storage is forbidden', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(write('age_verified', false)).toBe(false);
    expect(readFlag('age_verified')).toBe(false);
    remove('age_verified');
    expect(readFlag('age_verified')).toBeUndefined();
  });

  it('gives up on logout what belongs to the account, and nothing else', () => {
    for (const key of [
      'token',
      'sessionId',
      'auth-storage',
      'community-storage',
      'periodDays',
      'consent',
      'known_device',
      'theme',
    ]) {
      localStorage.setItem(key, '1');
    }
    removeOnLogout();
    expect(Object.keys(localStorage).sort()).toEqual(['consent', 'known_device', 'periodDays', 'theme']);
  });

  it('removes the set-aside copy together with its key', () => {
    localStorage.setItem('community-storage', 'broken');
    read('community-storage', (value) => value);
    remove('community-storage');
    expect(localStorage.length).toBe(0);
  });

  it('never overwrites an earlier copy, and keeps the same text once', () => {
    for (const broken of ['first', 'second', 'first', 'third']) {
      localStorage.setItem('periodDays', broken);
      expect(read('periodDays', () => undefined)).toBeUndefined();
    }
    expect(readCopies('periodDays')).toEqual(['first', 'second', 'third']);
    remove('periodDays');
    expect(localStorage.length).toBe(0);
  });

  it('leaves a value where it is when there is no room for a copy', () => {
    localStorage.setItem('periodDays', 'broken');
    fillStorage();
    expect(setAside('periodDays')).toBe(false);
    expect(readText('periodDays')).toBe('broken');
    expect(writeText('periodDays', 'new')).toBe(false);
    expect(readText('periodDays')).toBe('broken');
  });
});
