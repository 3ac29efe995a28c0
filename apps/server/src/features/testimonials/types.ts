import type { BodyOf, DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import type { createTestimonial, reviewTestimonials } from '@salama/contract/testimonials/endpoints.ts';
import type { ReviewedTestimonial, Testimonial } from '@salama/contract/testimonials/schemas.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DangerFinder } from '../../platform/danger-in.ts';
import type { Database, Db } from '../../platform/database/connect.ts';
import type { RequestLimits } from '../../platform/limits/request-limits.ts';
import type { Randomness } from '../../platform/randomness.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import type { Caller, CaseAction, ModerationDesk } from '../moderation/types.ts';

/** What the stories need of an assistant. */
export interface TestimonialsDependencies {
  db: Db;
  eraseTraces: Database['eraseTraces'];
  clock: Clock;
  randomness: Randomness;
  limits: Pick<RequestLimits, 'spend'>;
  marks: VisitorMarks;
  assistant: DangerFinder;
  desk: ModerationDesk;
}

/** People's stories. Every method throws Refusal with the codes its endpoint documents. */
export interface Testimonials {
  list(caller: Caller): Promise<Testimonial[]>;
  tell(telling: Telling): Promise<Told>;
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

export interface Telling {
  body: BodyOf<typeof createTestimonial>;
  caller: Caller;
  language: Language;
}

export interface Told {
  data: DataOf<typeof createTestimonial>;
  help: Help | undefined;
}
