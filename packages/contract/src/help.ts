import * as v from 'valibot';
import { COUNTRIES } from './country.ts';

/** What a line in the directory is for. `other` stands for anything else that helps. */
export const CONTACT_KINDS = [
  'emergency',
  'police',
  'ambulance',
  'child',
  'gbv',
  'srh',
  'hiv',
  'mental',
  'other',
] as const;
export type ContactKind = (typeof CONTACT_KINDS)[number];

/** One number a person can call. `number` is shown, `href` is dialled; both come from the directory alone. */
export const contactSchema = v.object({
  id: v.string(),
  kind: v.picklist(CONTACT_KINDS),
  name: v.string(),
  number: v.string(),
  href: v.pipe(v.string(), v.regex(/^tel:\+?[0-9]+$/)),
  hours: v.optional(v.string()),
  cost: v.optional(v.string()),
});
export type Contact = v.InferOutput<typeof contactSchema>;

/** Why help is shown: somebody may be harmed (`crisis`), or a body shows a danger sign (`emergency`). */
export const HELP_KINDS = ['crisis', 'emergency'] as const;

/** Help for a person in danger. May accompany any answer to a message or a post, also a refusal. */
export const helpSchema = v.object({
  kind: v.picklist(HELP_KINDS),
  /** Markdown: what to do first, in the person's language. */
  text: v.string(),
  contacts: v.array(contactSchema),
});
export type Help = v.InferOutput<typeof helpSchema>;

export const countrySchema = v.picklist(COUNTRIES);
