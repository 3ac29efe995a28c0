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
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import { type DangerFinder, findHelpIn } from '../../platform/help.ts';
import {
  decide,
  findByReceipt,
  list,
  review,
  type TestimonialsDependencies,
  takeBack,
  takeBackByReceipt,
  tell,
} from './service.ts';

export function bindTestimonials(
  bind: Binder,
  testimonials: TestimonialsDependencies,
  assistant: DangerFinder,
): void {
  bind(listTestimonials, async (caller) => ({ data: await list(caller, testimonials) }), { compress: true });

  bind(createTestimonial, ({ body, language, ...caller }) => tell({ body, language, caller }, testimonials), {
    limit: 'attempt',
    findHelp: findHelpIn('story', assistant),
  });

  bind(
    reportTestimonial,
    async ({ params: { id }, body: { reason, country }, language, ...caller }) => {
      const item = { kind: 'testimonial' as const, id, questionId: id };
      const help = await testimonials.desk.report({ ...item, reason, country, language, caller });
      return { data: { notice: texts[language].reportThanks }, help };
    },
    { limit: 'report' },
  );

  bind(
    findTestimonial,
    async ({ body }) => ({ data: { testimonial: await findByReceipt(body.receipt, testimonials) } }),
    { limit: 'receipt' },
  );
  bind(
    deleteTestimonial,
    async ({ params, ...caller }) => {
      await takeBack(params.id, caller, testimonials);
      return { data: {} };
    },
    { limit: 'receipt' },
  );
  bind(
    deleteTestimonialByReceipt,
    async ({ body }) => {
      await takeBackByReceipt(body.receipt, testimonials);
      return { data: {} };
    },
    { limit: 'receipt' },
  );

  bind(reviewTestimonials, async ({ query }) => ({ data: await review(query, testimonials) }));
  bind(decideTestimonial, async ({ params, body, ...call }) => {
    return {
      data: { testimonial: await decide(params.id, { ...body, by: requireActor(call) }, testimonials) },
    };
  });
}
