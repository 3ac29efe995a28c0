import type { ErrorCode } from '../errors.ts';

/** With what moderation may refuse a text. */
export const MODERATION_REFUSALS = [
  'MODERATION_PHONE',
  'MODERATION_EMAIL',
  'MODERATION_LINK',
  'MODERATION_HANDLE',
  'MODERATION_SOLICITATION',
  'MODERATION_HARASSMENT',
  'MODERATION_UNSAFE',
  'MODERATION_DUPLICATE',
  'POSTING_PAUSED',
] as const satisfies readonly ErrorCode[];
