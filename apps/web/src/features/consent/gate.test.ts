import { describe, expect, it } from 'vitest';
import { acceptAge, declineAge, readGate, resetAge, showGate } from './gate.ts';

const flags = () => ['consent', 'age_verified', 'too_young'].map((key) => localStorage.getItem(key));
const shown = () => document.documentElement.dataset['gate'];

describe('the age gate', () => {
  it('asks whoever has not answered', () => {
    expect(readGate()).toBe('ask');
  });

  it('opens after accepting', () => {
    acceptAge();
    expect(flags()).toEqual(['true', 'true', 'false']);
    expect(readGate()).toBe('open');
  });

  it('closes after declining', () => {
    declineAge();
    expect(flags()).toEqual(['true', 'false', 'true']);
    expect(readGate()).toBe('declined');
  });

  it('asks again after a reset, which clears all three flags', () => {
    declineAge();
    resetAge();
    expect(flags()).toEqual([null, null, null]);
    expect(readGate()).toBe('ask');
  });

  it('goes from declined to accepted', () => {
    declineAge();
    resetAge();
    acceptAge();
    expect(readGate()).toBe('open');
  });

  it('asks when a flag is missing or broken', () => {
    localStorage.setItem('consent', 'true');
    expect(readGate()).toBe('ask');
    localStorage.setItem('age_verified', 'yes!');
    expect(readGate()).toBe('ask');
  });

  it('stands before every page but the privacy policy', () => {
    showGate('ask', '/sw/chat');
    expect(shown()).toBe('ask');
    showGate('ask', '/fr/privacy-policy');
    expect(shown()).toBeUndefined();
    showGate('declined', '/privacy-policy-of-others');
    expect(shown()).toBe('declined');
    showGate('open', '/');
    expect(shown()).toBeUndefined();
  });
});
