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
      SITE_HAS_MODEL: 'false',
      SITE_SUPPORT_EMAIL: '""',
    });
    expect(siteConstants(settings)).not.toHaveProperty('SITE_OTHER');
  });

  it('tells the pages that there is a model, and neither where nor which', () => {
    const both = { AI_BASE_URL: 'http://10.0.0.7:11434/v1', AI_MODEL: 'secret-model' };
    expect(siteConstants(siteSettings(both))['SITE_HAS_MODEL']).toBe('true');
    expect(JSON.stringify(siteConstants(siteSettings(both)))).not.toMatch(/10\.0|secret/);
    expect(siteConstants(siteSettings({ AI_MODEL: 'alone' }))['SITE_HAS_MODEL']).toBe('false');
  });

  it.each([
    ['EXIT_URL', 'http://weather.example'],
    ['EXIT_URL', 'javascript:alert(1)'],
    ['PUBLIC_URL', 'salama'],
    ['AI_BASE_URL', 'localhost:11434'],
    ['MESSAGING_BOT_URL', 'javascript:alert(1)'],
    ['SOCIAL_TWITTER_URL', 'salama'],
    ['OPERATOR_COUNTRY', 'Kenya'],
    ['SUPPORT_EMAIL', 'help at salama'],
    ['SUPPORT_EMAIL', 'a@b.c"><script>'],
  ])('ends the build with %s=%s', (name, value) => {
    expect(() => siteSettings({ [name]: value })).toThrow(name);
  });
});
