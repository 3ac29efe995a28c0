import type { Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { vi } from 'vitest';
import type { StoryPartners } from '../features/testimonials/partners.ts';

/** A story `s1`, `s2`, … as the server lists it. */
export function story(number: number, more: Partial<Testimonial> = {}): Testimonial {
  return {
    _id: `s${number}`,
    rating: 4,
    story: `Story number ${number}.`,
    lang: 'en',
    createdAt: '2026-11-20T08:00:00.000Z',
    isOwn: false,
    ...more,
  };
}

/** A visitor from Kenya whose device finds no danger. */
export function storyPartners(more: Partial<StoryPartners> = {}): StoryPartners {
  return {
    country: 'KE',
    countryPicker: null,
    ensureVisitor: async () => undefined,
    checkDanger: async () => undefined,
    prepareDanger: vi.fn(),
    reportDialog: () => null,
    ...more,
  };
}
