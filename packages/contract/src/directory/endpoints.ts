import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { contactSchema, countrySchema } from '../help.ts';

export const directoryEntrySchema = v.object({
  ...contactSchema.entries,
  /** BCP 47 tags spoken on the line, where a source says so. */
  languages: v.array(v.string()),
  sources: v.array(v.object({ name: v.string(), url: v.string() })),
  checked: v.pipe(v.string(), v.isoDate()),
});

export const listDirectory = defineEndpoint({
  method: 'GET',
  path: '/directory',
  tag: 'directory',
  summary: 'Emergency numbers and helplines of a country, or those that hold anywhere',
  access: 'public',
  query: v.object({ country: v.optional(countrySchema) }),
  data: v.object({
    country: v.nullable(countrySchema),
    contacts: v.array(directoryEntrySchema),
    gaps: v.array(v.string()),
  }),
});
