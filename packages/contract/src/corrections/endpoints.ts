import * as v from 'valibot';
import { defineEndpoint, publicIdSchema } from '../endpoint.ts';
import { countrySchema } from '../help.ts';
import { lineCorrectionSchema, lineValueSchema, listedCorrectionSchema, proposalSchema } from './schemas.ts';

const tag = 'corrections';
const params = v.object({ id: publicIdSchema });
const seen = { version: v.pipe(v.number(), v.integer(), v.minValue(1)) };

const REFUSED = [
  'CORRECTION_NUMBER',
  'CORRECTION_WORDS',
  'CORRECTION_SOURCE',
  'CORRECTION_EMERGENCY',
] as const;

/** For phones that keep the directory: what has been corrected since it was built. */
export const listLineCorrections = defineEndpoint({
  method: 'GET',
  path: '/directory/corrections',
  tag,
  summary: 'Lines of the directory that were changed, added or withdrawn since this Salama was built',
  access: 'public',
  data: v.object({ corrections: v.array(lineCorrectionSchema) }),
});

export const listCorrections = defineEndpoint({
  method: 'GET',
  path: '/admin/corrections',
  tag,
  summary: 'Corrections of the directory, newest first: what stands open and what came of the last ones',
  access: 'admin',
  data: v.object({
    corrections: v.array(listedCorrectionSchema),
    /** No other administrator could publish: a correction waits for a day instead. */
    isAlone: v.boolean(),
  }),
});

export const listLines = defineEndpoint({
  method: 'GET',
  path: '/admin/corrections/lines',
  tag,
  summary: 'The lines of a country in every language, corrections included',
  access: 'admin',
  query: v.object({ country: countrySchema }),
  data: v.object({
    lines: v.array(
      v.object({
        id: v.string(),
        value: lineValueSchema,
        /** Changed or added at the desk: nobody has signed it. */
        isCorrected: v.boolean(),
        /** For emergencies: withdrawn or added, never changed in place. */
        isFixed: v.boolean(),
      }),
    ),
  }),
});

export const proposeCorrection = defineEndpoint({
  method: 'POST',
  path: '/admin/corrections',
  tag,
  summary: 'Write a correction: nobody sees it before it is published',
  access: 'admin',
  body: proposalSchema,
  data: listedCorrectionSchema,
  status: 201,
  failures: REFUSED,
});

export const reviseCorrection = defineEndpoint({
  method: 'PATCH',
  path: '/admin/corrections/{id}',
  tag,
  summary: 'Write a draft anew; whoever does so becomes its author',
  access: 'admin',
  params,
  body: v.object({ ...seen, proposal: proposalSchema }),
  data: listedCorrectionSchema,
  failures: [...REFUSED, 'CONFLICT'],
});

export const publishCorrection = defineEndpoint({
  method: 'POST',
  path: '/admin/corrections/{id}/publish',
  tag,
  summary: 'Let everybody see a draft that another administrator wrote; alone, it comes after a day; audited',
  access: 'admin',
  needsServerKey: true,
  params,
  body: v.object({
    ...seen,
    /** Of the authenticator, anew for each publication. */
    code: v.pipe(v.string(), v.maxLength(100)),
  }),
  data: listedCorrectionSchema,
  failures: [
    ...REFUSED,
    'CONFLICT',
    'CORRECTION_OWN',
    'CORRECTION_YOUNG_FACTOR',
    'SECOND_FACTOR_NEEDED',
    'WRONG_CODE',
    'TOO_MANY_ATTEMPTS',
  ],
});

export const undoCorrection = defineEndpoint({
  method: 'POST',
  path: '/admin/corrections/{id}/undo',
  tag,
  summary: 'Bring back what stood before a published correction; audited',
  access: 'admin',
  params,
  data: listedCorrectionSchema,
  failures: ['CONFLICT'],
});

export const dropCorrection = defineEndpoint({
  method: 'DELETE',
  path: '/admin/corrections/{id}',
  tag,
  summary: 'Throw away a draft, or stop one that waits; audited',
  access: 'admin',
  params,
  data: v.object({}),
  failures: ['CONFLICT'],
});

export const exportCorrections = defineEndpoint({
  method: 'GET',
  path: '/admin/corrections/export',
  tag,
  summary: 'What holds now, country by country, in the form of `content/countries`: to bring it home',
  access: 'admin',
  data: v.object({ text: v.string() }),
});
