import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { credentialsSchema, deviceMarkSchema, signedInSchema, userSchema } from './schemas.ts';

const tag = 'auth';

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  tag,
  summary: 'Make an account; the recovery code is shown this once',
  access: 'public',
  body: v.object({ ...credentialsSchema.entries, isAnonymous: v.optional(v.boolean(), true) }),
  data: v.object({ ...signedInSchema.entries, recoveryCode: v.string() }),
  status: 201,
  failures: [
    'FIELDS_REQUIRED',
    'USERNAME_LENGTH',
    'USERNAME_CHARACTERS',
    'USERNAME_CONTACT',
    'USERNAME_GENERATED',
    'USERNAME_REFUSED',
    'USERNAME_TAKEN',
    'PASSWORD_LENGTH',
    'PASSWORD_COMMON',
    'PASSWORD_IS_USERNAME',
  ],
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  tag,
  summary: 'Sign in; unknown name and wrong password answer alike',
  access: 'public',
  body: v.object({ ...credentialsSchema.entries, deviceMark: v.optional(deviceMarkSchema) }),
  data: v.object({ ...signedInSchema.entries, deviceMark: v.optional(deviceMarkSchema) }),
  failures: ['FIELDS_REQUIRED', 'INVALID_CREDENTIALS', 'TOO_MANY_ATTEMPTS'],
});

export const me = defineEndpoint({
  method: 'GET',
  path: '/auth/me',
  tag,
  summary: 'The account behind the token',
  access: 'account',
  data: v.object({ user: userSchema }),
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  tag,
  summary: 'Revoke the token',
  access: 'account',
  data: v.object({}),
});

export const anonymousSession = defineEndpoint({
  method: 'POST',
  path: '/auth/anonymous-session',
  tag,
  summary: 'A signed visitor id; nothing is stored',
  access: 'public',
  needsServerKey: true,
  data: v.object({ sessionId: v.pipe(v.string(), v.uuid()), signature: v.string() }),
  status: 201,
});

export const recover = defineEndpoint({
  method: 'POST',
  path: '/auth/recover',
  tag,
  summary: 'Set a new password with the recovery code; ends every session and gives a new code',
  access: 'public',
  body: v.object({ username: v.string(), recoveryCode: v.string(), password: v.string() }),
  data: v.object({
    ...signedInSchema.entries,
    recoveryCode: v.string(),
    deviceMark: v.optional(deviceMarkSchema),
  }),
  failures: [
    'FIELDS_REQUIRED',
    'INVALID_RECOVERY_CODE',
    'PASSWORD_LENGTH',
    'PASSWORD_COMMON',
    'PASSWORD_IS_USERNAME',
  ],
});
