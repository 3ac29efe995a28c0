import { describe, expect, it } from 'vitest';
import { siteConstants, siteSettings } from './site-settings.ts';

describe('what the operator sets for the pages', () => {
  it('is empty where nothing is set', () => {
    expect(siteSettings({})).toEqual({ EXIT_URL: '', PUBLIC_URL: '' });
  });

  it('becomes constants of the bundle', () => {
    const settings = siteSettings({ EXIT_URL: ' https://weather.example/today ', OTHER: 'x' });
    expect(siteConstants(settings)).toEqual({
      SITE_EXIT_URL: '"https://weather.example/today"',
      SITE_PUBLIC_URL: '""',
    });
  });

  it.each([
    ['EXIT_URL', 'http://weather.example'],
    ['EXIT_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'salama'],
  ])('ends the build with %s=%s', (name, value) => {
    expect(() => siteSettings({ [name]: value })).toThrow(name);
  });
});
