import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

const tag = 'auth';
const codeBody = v.object({
  /** Six digits of the authenticator, or one of the codes kept for a lost one; spaces and dashes make no difference. */
  code: v.pipe(v.string(), v.maxLength(100)),
});

export const readSecondFactor = defineEndpoint({
  method: 'GET',
  path: '/auth/second-factor',
  tag,
  summary: 'Whether the desk asks this account for a code, and whether this session has given one',
  access: 'account',
  data: v.object({
    /** An authenticator is set up. */
    enabled: v.boolean(),
    /** This Salama opens its desk to nobody without one. */
    required: v.boolean(),
    /** This session has given a code, or needs none. */
    passed: v.boolean(),
    /** Codes for a lost authenticator that are left. */
    spareCodes: v.number(),
  }),
});

export const beginSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor',
  tag,
  summary: 'A new secret for an authenticator; counts once a code of it was given',
  access: 'account',
  needsServerKey: true,
  data: v.object({
    /** Base 32, for typing. */
    secret: v.string(),
    /** `otpauth:` address, for a QR code. */
    uri: v.string(),
  }),
  status: 201,
  failures: ['FORBIDDEN', 'REAUTH_REQUIRED', 'SECOND_FACTOR_REQUIRED'],
});

export const enableSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/enable',
  tag,
  summary: 'Take the new secret into use; ends the other sessions and gives spare codes, shown this once',
  access: 'account',
  needsServerKey: true,
  body: codeBody,
  data: v.object({ spareCodes: v.array(v.string()) }),
  failures: ['FORBIDDEN', 'SECOND_FACTOR_REQUIRED', 'CONFLICT', 'WRONG_CODE', 'TOO_MANY_ATTEMPTS'],
});

export const passSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/auth/second-factor/pass',
  tag,
  summary: 'Give the code of this moment, or a spare one: opens the desk to this session',
  access: 'account',
  needsServerKey: true,
  body: codeBody,
  data: v.object({}),
  failures: ['CONFLICT', 'WRONG_CODE', 'TOO_MANY_ATTEMPTS'],
});

export const disableSecondFactor = defineEndpoint({
  method: 'DELETE',
  path: '/auth/second-factor',
  tag,
  summary: 'Stop asking for codes, where this Salama allows it',
  access: 'account',
  data: v.object({}),
  failures: ['FORBIDDEN', 'REAUTH_REQUIRED', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_NEEDED'],
});
