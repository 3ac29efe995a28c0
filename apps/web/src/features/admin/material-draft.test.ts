import { describe, expect, it } from 'vitest';
import { changesOf, EMPTY_MATERIAL, fieldOf, materialFaults } from './material-draft.ts';

const filled = {
  ...EMPTY_MATERIAL,
  title: 'Rights',
  description: 'What the law says.',
  url: '/learn/rights',
};

describe('the form of a material', () => {
  it('begins with the defaults of the specification', () => {
    expect(EMPTY_MATERIAL).toMatchObject({
      category: 'SEXUAL_HEALTH',
      icon: 'Book',
      featured: false,
      readTime: '5 min',
      status: 'DRAFT',
    });
  });

  it('finds every fault at once, each beside its field', () => {
    expect(materialFaults({ ...EMPTY_MATERIAL, title: '  ' })).toEqual({
      title: 'MATERIAL_TITLE',
      description: 'MATERIAL_DESCRIPTION',
      url: 'MATERIAL_URL',
    });
    expect(materialFaults({ ...filled, url: 'javascript:alert(1)' })).toEqual({
      url: 'MATERIAL_URL_INVALID',
    });
    expect(materialFaults(filled)).toEqual({});
  });

  it('sends only what differs, so that of a library article only status and featured go', () => {
    expect(changesOf(filled, { ...filled, status: 'PUBLISHED', featured: true })).toEqual({
      status: 'PUBLISHED',
      featured: true,
    });
    expect(changesOf(filled, { ...filled, title: ' Rights ' })).toEqual({});
  });

  it('knows to which field a refusal of the server belongs', () => {
    expect(fieldOf('MATERIAL_URL_INVALID')).toBe('url');
    expect(fieldOf('UNAVAILABLE')).toBeUndefined();
  });
});
