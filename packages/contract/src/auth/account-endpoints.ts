import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { deskExportSchema } from './desk-export.ts';
import { deviceMarkSchema, POSTS_AFTER, sessionSchema, userSchema } from './schemas.ts';

const tag = 'auth';
/** The password that the account has now. */
const confirmedBody = v.object({ password: v.string() });
const PASSWORD_ASKED = ['FIELDS_REQUIRED', 'WRONG_PASSWORD', 'TOO_MANY_ATTEMPTS'] as const;

export const rename = defineEndpoint({
  method: 'PATCH',
  path: '/auth/me',
  tag,
  summary: 'Change the username, also on everything signed with it',
  access: 'account',
  body: v.object({ username: v.string() }),
  data: v.object({ user: userSchema }),
  failures: [
    'FIELDS_REQUIRED',
    'USERNAME_LENGTH',
    'USERNAME_CHARACTERS',
    'USERNAME_CONTACT',
    'USERNAME_GENERATED',
    'USERNAME_REFUSED',
    'USERNAME_TAKEN',
  ],
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/auth/me',
  tag,
  summary: 'Delete the account with its conversation and sessions; its posts as asked',
  access: 'account',
  body: v.object({ ...confirmedBody.entries, posts: v.optional(v.picklist(POSTS_AFTER), 'delete') }),
  data: v.object({}),
  failures: [...PASSWORD_ASKED, 'LAST_ADMIN'],
});

export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/auth/me/export',
  tag,
  summary: 'Everything Salama keeps of the account, readable, in one object',
  access: 'account',
  data: v.object({
    exportedAt: v.pipe(v.string(), v.isoTimestamp()),
    account: userSchema,
    sessions: v.array(sessionSchema),
    /** By name of the part of Salama that keeps it: `chat`, `community`, `testimonials`. */
    kept: v.record(v.string(), v.unknown()),
    /** Of administrators and moderators, and of whoever was one. */
    desk: v.optional(deskExportSchema),
    /** What exists and cannot be listed, because no row leads from it to the account. */
    notListed: v.array(v.string()),
  }),
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auth/password',
  tag,
  summary: 'Set a new password; ends every other session, keeps conversation and recovery code',
  access: 'account',
  body: v.object({ ...confirmedBody.entries, newPassword: v.string() }),
  data: v.object({ deviceMark: v.optional(deviceMarkSchema) }),
  failures: [...PASSWORD_ASKED, 'PASSWORD_LENGTH', 'PASSWORD_COMMON', 'PASSWORD_IS_USERNAME'],
});

export const renewRecoveryCode = defineEndpoint({
  method: 'POST',
  path: '/auth/recovery-code',
  tag,
  summary: 'A new recovery code, shown this once; the old one ends',
  access: 'account',
  body: confirmedBody,
  data: v.object({ recoveryCode: v.string() }),
  failures: PASSWORD_ASKED,
});

export const confirm = defineEndpoint({
  method: 'POST',
  path: '/auth/confirm',
  tag,
  summary: 'Prove the password again, for the next 15 minutes of this session',
  access: 'account',
  body: confirmedBody,
  data: v.object({ confirmedUntil: v.pipe(v.string(), v.isoTimestamp()) }),
  failures: PASSWORD_ASKED,
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/auth/sessions',
  tag,
  summary: 'Where the account is signed in, this session first',
  access: 'account',
  data: v.object({ sessions: v.array(sessionSchema) }),
});

export const endSessions = defineEndpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  tag,
  summary: 'Sign out everywhere, here too',
  access: 'account',
  data: v.object({}),
});
