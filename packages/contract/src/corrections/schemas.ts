import * as v from 'valibot';
import { cleanText, lengthOf } from '../characters.ts';
import { ANSWERERS, CONTACT_KINDS, countrySchema } from '../help.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { limits } from '../limits.ts';

/** A line that is wrong is withdrawn or changed; one that is missing is added. */
export const CORRECTION_ACTIONS = ['change', 'add', 'withdraw'] as const;

/**
 * `draft`: nobody sees it. `waiting`: the only administrator has published it, and it comes when its day is over.
 * `published`: everybody sees it. `replaced`: a later correction of the same line stands. `undone`, `dropped`: over.
 */
export const CORRECTION_STATES = ['draft', 'waiting', 'published', 'replaced', 'undone', 'dropped'] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

const words = v.pipe(
  v.string(),
  v.transform(cleanText),
  v.check((text) => text !== '' && lengthOf(text) <= limits.correction.words),
);
const inEveryLanguage = v.object(
  Object.fromEntries(LANGUAGES.map((language) => [language, words])) as Record<Language, typeof words>,
);

/** What the desk may say of a line. Who answers a line that stands, and what it is for, stays as it is. */
export const lineValueSchema = v.object({
  kind: v.picklist(CONTACT_KINDS),
  answeredBy: v.picklist(ANSWERERS),
  name: inEveryLanguage,
  /** As it is shown: digits in groups, with or without the country's code. */
  number: v.pipe(v.string(), v.trim(), v.regex(/^\+?\d[\d ]{1,19}$/)),
  hours: v.exactOptional(inEveryLanguage),
  cost: v.exactOptional(inEveryLanguage),
  networks: v.exactOptional(inEveryLanguage),
  note: v.exactOptional(inEveryLanguage),
  /** What to do when nobody answers. */
  ifNoAnswer: v.exactOptional(inEveryLanguage),
  /** BCP 47 tags. */
  languages: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))),
    v.maxLength(limits.correction.languages),
  ),
});
export type LineValue = v.InferOutput<typeof lineValueSchema>;

/** Where it stands that the line is so, and the day on which that was read, or on which the line was rung. */
export const correctionSourceSchema = v.object({
  name: words,
  url: v.pipe(v.string(), v.trim(), v.url(), v.startsWith('https://'), v.maxLength(limits.learning.url)),
  read: v.pipe(v.string(), v.isoDate()),
});

const target = {
  country: countrySchema,
  /** Id in the directory; of a line that is added the server makes one. */
  line: v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z0-9]+)+$/), v.maxLength(60)),
};

export const proposalSchema = v.variant('action', [
  v.object({
    ...target,
    action: v.literal('change'),
    value: lineValueSchema,
    source: correctionSourceSchema,
  }),
  v.object({ ...target, action: v.literal('withdraw'), source: correctionSourceSchema }),
  v.object({
    country: countrySchema,
    action: v.literal('add'),
    value: lineValueSchema,
    source: correctionSourceSchema,
  }),
]);
export type Proposal = v.InferOutput<typeof proposalSchema>;

/** What holds now, for whoever shows lines: applied over the directory of the build. */
export const lineCorrectionSchema = v.object({
  ...target,
  action: v.picklist(CORRECTION_ACTIONS),
  /** Absent where the line is withdrawn. */
  value: v.optional(lineValueSchema),
  source: correctionSourceSchema,
});
export type LineCorrection = v.InferOutput<typeof lineCorrectionSchema>;

/** A correction on the desk. */
export const listedCorrectionSchema = v.object({
  _id: v.string(),
  ...lineCorrectionSchema.entries,
  /** The line as it stood when the correction was written; absent for one that is added. */
  before: v.optional(lineValueSchema),
  state: v.picklist(CORRECTION_STATES),
  /** Who wrote it. */
  by: v.string(),
  isOwn: v.boolean(),
  /** Grows with each change: whoever publishes names what was seen. */
  version: v.number(),
  changedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Of one that waits: when it comes. */
  comesAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  publishedBy: v.optional(v.string()),
});
export type ListedCorrection = v.InferOutput<typeof listedCorrectionSchema>;
