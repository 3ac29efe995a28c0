import * as v from 'valibot';
import { isCountry } from './country.ts';
import { LANGUAGES } from './language.ts';

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

/**
 * Who picks up, which `kind` does not tell: 112 is the police in one country and every service in another. `rescue`: fire
 * and civil protection; `varies`: another service in each country; `advice`: information about health, no help in danger.
 */
export const ANSWERERS = ['medical', 'police', 'rescue', 'any', 'varies', 'counsellors', 'advice'] as const;
export type Answerer = (typeof ANSWERERS)[number];

/** `sms:` for a line that takes text messages alone. */
export const CONTACT_HREF = /^(?:tel|sms):\+?[0-9]+$/;

/** One number a person can reach. `number` is shown, `href` is dialled; both come from the directory alone. */
export const contactSchema = v.object({
  id: v.string(),
  kind: v.picklist(CONTACT_KINDS),
  answeredBy: v.optional(v.picklist(ANSWERERS)),
  name: v.string(),
  number: v.string(),
  href: v.pipe(v.string(), v.regex(CONTACT_HREF)),
  hours: v.optional(v.string()),
  cost: v.optional(v.string()),
  /** Which networks reach it, where not all do. */
  networks: v.optional(v.string()),
  /** What to mind before calling. */
  note: v.optional(v.string()),
});
export type Contact = v.InferOutput<typeof contactSchema>;

/** A country that the content does not hold is no fault: it has no line that is known to help. */
export const countrySchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/), v.guard(isCountry));

/** Why help is shown: somebody may be harmed (`crisis`), or a body shows a danger sign (`emergency`). */
export const HELP_KINDS = ['crisis', 'emergency'] as const;

/** Help for a person in danger. May accompany any answer to a message or a post, also a refusal. */
export const helpSchema = v.object({
  kind: v.picklist(HELP_KINDS),
  /** Where to go first, where no line of the country is known to help: it stands before the numbers. */
  first: v.optional(v.string()),
  /** Markdown: what to do first, in the person's language. */
  text: v.string(),
  contacts: v.array(contactSchema),
  /** Whose lines these are. Absent: those that hold in most countries. */
  country: v.optional(countrySchema),
  /** What the card was made from, so that a phone can make it again for another country without a network. */
  origin: v.optional(
    v.object({
      language: v.picklist(LANGUAGES),
      /** Ids of the danger rules, the leading one first; empty where the text is the same in every country. */
      rules: v.array(v.string()),
      /** What the message tells of besides, by the names of `words.told`: lines of a reply that are said only then. */
      told: v.optional(v.array(v.string())),
      /** Without rules: the kinds of line that are offered, in this order. */
      kinds: v.array(v.picklist(CONTACT_KINDS)),
    }),
  ),
});
export type Help = v.InferOutput<typeof helpSchema>;
