import { describe, expect, it } from 'vitest';
import { featureAt, isCallOf, isPageOf } from './features.ts';

describe('a feature that an operator does without', () => {
  it.each([
    ['/community', 'board'],
    ['/community/3f', 'board'],
    ['/community?tag=pill', 'board'],
    ['questions', 'board'],
    ['/apps/period-tracker', 'tracker'],
    ['/admin/suggestions', 'suggestions'],
    ['/communitys', undefined],
    ['/apps', undefined],
    ['/learn/stories', undefined],
  ])('has or has not the place %s: %s', (place, feature) => expect(featureAt(place)).toBe(feature));

  it('has its pages in every language, however they are written', () => {
    for (const address of ['/community', '/sw/Community/', '/fr/community/3f'])
      expect(isPageOf(['board'], address)).toBe(true);
    expect(isPageOf(['tracker'], '/sw/community')).toBe(false);
  });

  it('has its calls, and none of another', () => {
    expect(isCallOf(['board'], '/community/questions/{id}/reports')).toBe(true);
    expect(isCallOf(['stories'], '/admin/testimonials/{id}')).toBe(true);
    for (const path of ['/chat', '/admin/reports', '/admin/suggestions'])
      expect(isCallOf(['board', 'stories', 'tracker'], path)).toBe(false);
  });
});
