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
      SITE_MODEL: '""',
      SITE_MODEL_HOST: '""',
      SITE_SUPPORT_EMAIL: '""',
    });
    expect(siteConstants(settings)).not.toHaveProperty('SITE_OTHER');
  });

  it('tells the pages what a model does, and neither where nor which while it is near', () => {
    const near = { AI_BASE_URL: 'http://10.0.0.7:11434/v1', AI_MODEL: 'secret-model' };
    const constants = (settings: NodeJS.ProcessEnv) => siteConstants(siteSettings(settings));
    expect(constants(near)).toMatchObject({ SITE_MODEL: '"reads"', SITE_MODEL_HOST: '""' });
    expect(constants({ ...near, AI_WORDING: 'on' })['SITE_MODEL']).toBe('"writes"');
    expect(JSON.stringify(constants(near))).not.toMatch(/10\.0|secret/);
    expect(constants({ AI_MODEL: 'alone' })['SITE_MODEL']).toBe('""');
  });

  it('names the host of a model elsewhere, which is none without a second word', () => {
    const far = { AI_BASE_URL: 'https://api.example.com/v1', AI_MODEL: 'secret-model' };
    const constants = (settings: NodeJS.ProcessEnv) => siteConstants(siteSettings(settings));
    expect(constants(far)).toMatchObject({ SITE_MODEL: '""', SITE_MODEL_HOST: '""' });
    expect(constants({ ...far, AI_OTHER_HOST: 'on' })).toMatchObject({
      SITE_MODEL: '"reads"',
      SITE_MODEL_HOST: '"api.example.com"',
    });
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
