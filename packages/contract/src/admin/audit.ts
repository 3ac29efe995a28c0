import * as v from 'valibot';

/** What the trail of the desk tells of, and what can happen there. */
export const AUDIT_ACTIONS = {
  people: ['make-admin', 'make-user', 'make-moderator', 'end-moderator'],
  protection: ['second-factor-on', 'second-factor-off'],
  materials: ['create', 'edit', 'publish', 'withdraw', 'feature', 'unfeature', 'delete'],
  moderation: ['approve', 'remove', 'restore', 'pause', 'undo'],
  suggestions: ['mark'],
  corrections: ['create', 'edit', 'publish', 'wait', 'undo', 'delete'],
} as const;

export type AuditArea = keyof typeof AUDIT_ACTIONS;
export type AuditAction = (typeof AUDIT_ACTIONS)[AuditArea][number];
export const AUDIT_AREAS = Object.keys(AUDIT_ACTIONS) as [AuditArea, ...AuditArea[]];

export const AUDIT_SUBJECTS = [
  'account',
  'material',
  'question',
  'answer',
  'testimonial',
  'suggestion',
  'line',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/** Who did what to what, when. Holds no text that anybody but an administrator wrote. */
export const auditEntrySchema = v.object({
  _id: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** The administrator or moderator; `operator` for a command on the machine itself. */
  by: v.string(),
  area: v.picklist(AUDIT_AREAS),
  action: v.picklist([...new Set(Object.values(AUDIT_ACTIONS).flat())]),
  subject: v.object({
    kind: v.picklist(AUDIT_SUBJECTS),
    id: v.string(),
    /** Of accounts the username, of materials the title, as they were then. */
    name: v.optional(v.string()),
  }),
  /** One word more where there is one: a suggestion's new state, the days of a pause. */
  detail: v.optional(v.string()),
});
export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;
