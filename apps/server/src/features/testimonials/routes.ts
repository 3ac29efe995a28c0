import {
  createTestimonial,
  decideTestimonial,
  deleteTestimonial,
  deleteTestimonialByReceipt,
  findTestimonial,
  listTestimonials,
  reportTestimonial,
  reviewTestimonials,
} from '@salama/contract/testimonials/endpoints.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import { type DangerFinder, findHelpIn } from '../../platform/danger-in.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import type { ModerationDesk } from '../moderation/types.ts';
import type { Testimonials } from './types.ts';

export function bindTestimonials(
  bind: Binder,
  testimonials: Testimonials,
  desk: Pick<ModerationDesk, 'report'>,
  assistant: DangerFinder,
): void {
  bind(listTestimonials, async (caller) => ({ data: await testimonials.list(caller) }));

  bind(createTestimonial, ({ body, language, ...caller }) => testimonials.tell({ body, language, caller }), {
    limit: 'attempt',
    findHelp: findHelpIn('story', assistant),
  });

  bind(
    reportTestimonial,
    async ({ params: { id }, body: { reason, country }, language, ...caller }) => {
      const item = { kind: 'testimonial' as const, id, questionId: id };
      const help = await desk.report({ ...item, reason, country, language, caller });
      return { data: { notice: texts[language].reportThanks }, help };
    },
    { limit: 'report' },
  );

  bind(
    findTestimonial,
    async ({ body }) => ({ data: { testimonial: await testimonials.findByReceipt(body.receipt) } }),
    { limit: 'receipt' },
  );
  bind(
    deleteTestimonial,
    async ({ params, ...caller }) => {
      await testimonials.takeBack(params.id, caller);
      return { data: {} };
    },
    { limit: 'receipt' },
  );
  bind(
    deleteTestimonialByReceipt,
    async ({ body }) => {
      await testimonials.takeBackByReceipt(body.receipt);
      return { data: {} };
    },
    { limit: 'receipt' },
  );

  bind(reviewTestimonials, async ({ query }) => ({ data: await testimonials.review(query) }));
  bind(decideTestimonial, async ({ params, body, ...call }) => {
    return {
      data: { testimonial: await testimonials.decide(params.id, { ...body, by: requireActor(call) }) },
    };
  });
}
