import * as v from 'valibot';
import { defineEndpoint, publicIdSchema } from '../endpoint.ts';
import { countrySchema } from '../help.ts';
import { LANGUAGES } from '../language.ts';
import { pageSchema } from '../listing.ts';
import { AUTHOR_MESSAGES, caseSchema, DECISIONS, REPORT_REASONS } from './schemas.ts';

const tag = 'moderation';

/** That of the case as it was seen; without one, whatever stands is decided on. */
const seenVersion = v.optional(v.pipe(v.string(), v.maxLength(100)));

const reportBody = v.object({
  reason: v.picklist(REPORT_REASONS),
  language: v.optional(v.picklist(LANGUAGES)),
  country: v.optional(countrySchema),
});
/** Thanks, the same for every report; help may come along. */
const reportedSchema = v.object({ notice: v.string() });

export const reportQuestion = defineEndpoint({
  method: 'POST',
  path: '/community/questions/{id}/reports',
  tag,
  summary: 'Report a question; a second report by the same visitor changes nothing',
  access: 'visitor',
  needsServerKey: true,
  params: v.object({ id: publicIdSchema }),
  body: reportBody,
  data: reportedSchema,
  status: 201,
});

export const reportAnswer = defineEndpoint({
  method: 'POST',
  path: '/community/questions/{id}/answers/{answerId}/reports',
  tag,
  summary: 'Report an answer; a second report by the same visitor changes nothing',
  access: 'visitor',
  needsServerKey: true,
  params: v.object({ id: publicIdSchema, answerId: publicIdSchema }),
  body: reportBody,
  data: reportedSchema,
  status: 201,
});

export const listCases = defineEndpoint({
  method: 'GET',
  path: '/admin/reports',
  tag,
  summary:
    'The moderation queue, 20 a page: most severe first, then longest waiting; decided ones newest first',
  access: 'moderator',
  query: v.object({
    status: v.optional(v.picklist(['open', 'decided']), 'open'),
    page: pageSchema,
  }),
  data: v.object({
    reports: v.array(caseSchema),
    page: v.number(),
    hasMore: v.boolean(),
    open: v.number(),
    /** How many of the open ones concern a child or somebody in danger. */
    severe: v.number(),
    /** Since when the oldest open one waits. */
    oldestOpen: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** Many were hidden within an hour: until then reports only cover, or did. Told for a day. */
    brakeUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    /** Many newcomers posted within ten minutes: until then what they write waits, or did. Told for a day. */
    valveUntil: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
});

export const decideCase = defineEndpoint({
  method: 'PATCH',
  path: '/admin/reports/{id}',
  tag,
  summary: 'Approve, remove, restore, or remove and pause whoever wrote it; audited',
  access: 'moderator',
  needsServerKey: true,
  params: v.object({ id: publicIdSchema }),
  body: v.object({
    action: v.picklist(DECISIONS),
    /** For `pause`. */
    pauseDays: v.optional(v.picklist([1, 7]), 1),
    /** Shown to the author with the post. */
    message: v.optional(v.picklist(AUTHOR_MESSAGES)),
    version: seenVersion,
  }),
  data: v.object({ report: caseSchema }),
  failures: ['CONFLICT'],
});

export const undoDecision = defineEndpoint({
  method: 'POST',
  path: '/admin/reports/{id}/undo',
  tag,
  summary: 'Take back the last decision on a case, within seven days; audited',
  access: 'moderator',
  needsServerKey: true,
  params: v.object({ id: publicIdSchema }),
  body: v.object({ version: seenVersion }),
  data: v.object({ report: caseSchema }),
  failures: ['CONFLICT'],
});
