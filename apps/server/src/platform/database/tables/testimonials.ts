import type { ModeratedColumns } from './moderation.ts';

export interface TestimonialTables {
  testimonials: TestimonialTable;
}

export interface TestimonialTable extends ModeratedColumns {
  rating: number;
  story: string;
  /** Empty, with `location`, when anonymous. */
  name: string;
  location: string;
  /** HMAC of visitor and a number that counts up: leads its author to it, and no two of one author to each other. */
  author: string;
}
