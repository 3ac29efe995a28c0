import * as v from 'valibot';
import { auditEntrySchema } from '../admin/audit.ts';
import { ROLES } from './schemas.ts';

const { at, area, action, subject, detail } = auditEntrySchema.entries;

/** What Salama keeps of somebody's work at the desk. */
export const deskExportSchema = v.object({
  role: v.picklist(ROLES),
  isModerator: v.boolean(),
  secondFactor: v.object({
    enabled: v.boolean(),
    /** Since when; absent when off, or when nobody knows any more. */
    since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  /** Browsers on which strangers' wrong passwords do not count: when each was last signed in on, to the day. */
  knownDevices: v.array(v.object({ usedAt: v.pipe(v.string(), v.isoTimestamp()) })),
  /** Newest first. Of what something was done to only the kind, for the rest leads to other people. */
  actions: v.array(v.object({ at, area, action, on: subject.entries.kind, detail })),
});
export type DeskExport = v.InferOutput<typeof deskExportSchema>;
