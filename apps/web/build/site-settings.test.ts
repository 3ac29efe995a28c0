import { describe, expect, it } from 'vitest';
import { siteConstants, siteSettings } from './site-settings.ts';

describe('what the operator sets for the pages', () => {
  it('is empty where nothing is set', () => {
    expect(new Set(Object.values(siteSettings({})))).toEqual(new Set(['']));
  });

  it('becomes constants of the bundle', () => {
    const settings = siteSettings({ EXIT_URL: ' https://weather.example/today ', OTHER: 'x' });
    expect(siteConstants(settings)).toMatchObject({
      SITE_EXIT_URL: '"https://weather.example/today"',
      SITE_PUBLIC_URL: '""',
      SITE_SUPPORT_EMAIL: '""',
    });
    expect(siteConstants(settings)).not.toHaveProperty('SITE_OTHER');
  });

  it.each([
    ['EXIT_URL', 'http://weather.example'],
    ['EXIT_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'salama'],
    ['MESSAGING_BOT_URL', 'javascript:alert(1)'],
    ['SOCIAL_TWITTER_URL', 'salama'],
    ['OPERATOR_COUNTRY', 'Kenya'],
    ['SUPPORT_EMAIL', 'help at salama'],
    ['SUPPORT_EMAIL', 'a@b.c"><script>'],
  ])('ends the build with %s=%s', (name, value) => {
    expect(() => siteSettings({ [name]: value })).toThrow(name);
  });
});
