import type { BodyOf, DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import type { Help } from '@salama/contract/help.ts';
import type { createTestimonial, reviewTestimonials } from '@salama/contract/testimonials/endpoints.ts';
import type { ReviewedTestimonial, Testimonial } from '@salama/contract/testimonials/schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database/connect.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import type { Caller, CaseAction, ModerationDesk, Sending } from '../moderation/types.ts';

export interface TestimonialsDependencies {
  db: Db;
  eraseTraces: Database['eraseTraces'];
  clock: Clock;
  randomness: Randomness;
  marks: VisitorMarks;
  desk: ModerationDesk;
}

/** People's stories. Every method throws Refusal with the codes its endpoint documents. */
export interface Testimonials {
  list(caller: Caller): Promise<Testimonial[]>;
  tell(telling: Sending<BodyOf<typeof createTestimonial>>): Promise<Told>;
  findByReceipt(receipt: string): Promise<Testimonial>;
  takeBack(id: string, caller: Caller): Promise<void>;
  takeBackByReceipt(receipt: string): Promise<void>;
  review(query: QueryOf<typeof reviewTestimonials>): Promise<DataOf<typeof reviewTestimonials>>;
  decide(id: string, action: CaseAction): Promise<ReviewedTestimonial>;
  /**
   * After 30 days stories forget who wrote them, and those never published, or taken away, go; not while a decision on
   * them can be taken back.
   */
  tidy(): Promise<void>;
}

export interface Told {
  data: DataOf<typeof createTestimonial>;
  help: Help | undefined;
}
