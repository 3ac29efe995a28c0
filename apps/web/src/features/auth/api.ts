import { anonymousSession, login, logout, me, recover, register } from '@salama/contract/auth/endpoints.ts';
import type { BodyInputOf } from '@salama/contract/endpoint.ts';
import { call } from '../../lib/http.ts';

export type Credentials = NonNullable<BodyInputOf<typeof login>>;
export type Recovery = NonNullable<BodyInputOf<typeof recover>>;

export const authApi = {
  me: () => call(me),
  /** Registering always sends `isAnonymous: true` (specification, section 5). */
  register: (credentials: Credentials) => call(register, { body: { ...credentials, isAnonymous: true } }),
  login: (credentials: Credentials) => call(login, { body: credentials }),
  recover: (recovery: Recovery) => call(recover, { body: recovery }),
  logout: () => call(logout),
  anonymousSession: () => call(anonymousSession),
};
