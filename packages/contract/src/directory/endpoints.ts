import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { contactSchema, countrySchema } from '../help.ts';

const isoDate = v.pipe(v.string(), v.isoDate());

export const directoryEntrySchema = v.object({
  ...contactSchema.entries,
  /** BCP 47 tags spoken on the line, where a source says so. */
  languages: v.array(v.string()),
  /** What to do when nobody answers. */
  ifNoAnswer: v.optional(v.string()),
  sources: v.array(
    v.object({ name: v.string(), url: v.string(), year: v.optional(v.number()), read: isoDate }),
  ),
  /** When a source was read last. */
  checked: isoDate,
  /** Who has called it, and when; absent until somebody has. */
  rung: v.optional(v.object({ on: isoDate, by: v.string() })),
  /** The newer of the two. */
  confirmed: isoDate,
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
