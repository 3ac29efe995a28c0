import { describe, expect, it } from 'vitest';
import { operatorValues } from './operator-values.ts';
import { readSettings } from './settings.ts';

function valuesOf(environment: Record<string, string>) {
  const read = readSettings(environment);
  if (read.faults) throw new Error(read.faults.join());
  return operatorValues(read.settings);
}

describe('what the pages know of their operator', () => {
  it('is nothing where nothing is set', () => {
    expect(valuesOf({})).toEqual({});
  });

  it('has a name for each, and one for any of the social networks', () => {
    const environment = {
      EXIT_URL: ' https://weather.example/today ',
      OPERATOR_NAME: 'Afya Kwanza',
      SOCIAL_TWITTER_URL: 'https://twitter.example/a',
      PUBLIC_URL: 'https://salama.example/',
      DATABASE_URL: 'postgres://secret@db/salama',
      ROBOTS: 'none',
    };
    expect(valuesOf(environment)).toEqual({
      exit: 'https://weather.example/today',
      operator: 'Afya Kwanza',
      twitter: 'https://twitter.example/a',
      social: 'on',
      origin: 'https://salama.example',
      hidden: 'on',
    });
  });

  it('is that drawings are plain only where the operator wants them so', () => {
    expect(valuesOf({ DRAWINGS: 'plain' })).toEqual({ plain: 'on' });
    expect(valuesOf({ DRAWINGS: 'all' })).toEqual({});
    expect(() => valuesOf({ DRAWINGS: 'none' })).toThrow('DRAWINGS must be one of plain, all');
  });

  it('is where the features are that it does without, once for the scripts and once for each page', () => {
    expect(valuesOf({ FEATURES_OFF: 'Stories, board,board' })).toEqual({
      off: ' stories /admin/stories /community /community/:id questions ',
      nostories: 'on',
      noboard: 'on',
    });
    expect(() => valuesOf({ FEATURES_OFF: 'chat' })).toThrow(
      'FEATURES_OFF must list some of board, stories, suggestions, tracker, separated by commas',
    );
  });

  it('tells what a model does, and neither where nor which while it is near', () => {
    const near = { AI_BASE_URL: 'http://10.0.0.7:11434/v1', AI_MODEL: 'secret-model' };
    expect(valuesOf(near)).toEqual({ reads: 'on' });
    expect(valuesOf({ ...near, AI_WORDING: 'on' })).toEqual({ writes: 'on' });
    expect(valuesOf({ AI_MODEL: 'alone' })).toEqual({});
  });

  it('names the host of a model elsewhere, which is none without a second word', () => {
    const far = { AI_BASE_URL: 'https://api.example.com/v1', AI_MODEL: 'secret-model' };
    expect(valuesOf(far)).toEqual({});
    expect(valuesOf({ ...far, AI_OTHER_HOST: 'on' })).toEqual({ reads: 'on', host: 'api.example.com' });
  });
});
