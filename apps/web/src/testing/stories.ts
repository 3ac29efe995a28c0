import type { Testimonial } from '@salama/contract/testimonials/schemas.ts';

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
