import type { BodyInputOf, DataOf } from '@salama/contract/endpoint.ts';
import {
  createTestimonial,
  deleteTestimonial,
  deleteTestimonialByReceipt,
  findTestimonial,
  listTestimonials,
  reportTestimonial,
} from '@salama/contract/testimonials/endpoints.ts';
import { call } from '../../lib/http.ts';
import { callOnceStored } from '../../lib/try-key.ts';

export type NewStory = NonNullable<BodyInputOf<typeof createTestimonial>>;
export type Told = DataOf<typeof createTestimonial>;
export type Report = NonNullable<BodyInputOf<typeof reportTestimonial>>;

export const list = () => call(listTestimonials);

export const create = (body: NewStory) => callOnceStored(createTestimonial, { body });

export const report = (id: string, body: Report) =>
  call(reportTestimonial, { params: { id }, body, as: 'visitor' });

export const find = (receipt: string) => call(findTestimonial, { body: { receipt } });

export const remove = (id: string) => call(deleteTestimonial, { params: { id } });

export const removeByReceipt = (receipt: string) => call(deleteTestimonialByReceipt, { body: { receipt } });
