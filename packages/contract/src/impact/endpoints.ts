import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

export const readImpact = defineEndpoint({
  method: 'GET',
  path: '/impact',
  tag: 'impact',
  summary: 'What this Salama has really done: the figures beside the goals on the home page',
  access: 'public',
  data: v.object({
    /** Messages the assistant answered. */
    questionsAnswered: v.number(),
    /** Lines and services in the directory, of all countries. */
    servicesListed: v.number(),
  }),
});
