import * as endpoints from '@salama/contract/auth/endpoints.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import type { Visitors } from '../../platform/visitor/visitor.ts';
import { presentUser } from './present.ts';
import { type AccountsDependencies, login, logout, recover, register } from './service.ts';

export function bindAuth(bind: Binder, accounts: AccountsDependencies, visitors: Visitors): void {
  bind(
    endpoints.register,
    async ({ body }) => {
      const { user, ...secrets } = await register({ ...body, role: 'USER' }, accounts);
      return { data: { user: presentUser(user), ...secrets } };
    },
    { limit: 'register' },
  );

  bind(
    endpoints.login,
    async ({ body }) => {
      const { user, ...secrets } = await login(body, accounts);
      return { data: { user: presentUser(user), ...secrets } };
    },
    { limit: 'login' },
  );

  bind(
    endpoints.recover,
    async ({ body }) => {
      const { user, ...secrets } = await recover(body.username, body.recoveryCode, body.password, accounts);
      return { data: { user: presentUser(user), ...secrets } };
    },
    { limit: 'recover' },
  );

  bind(endpoints.me, async (call) => ({ data: { user: presentUser(requireActor(call)) } }));

  bind(endpoints.logout, async (call) => {
    await logout(requireActor(call), accounts);
    return { data: {} };
  });

  bind(endpoints.anonymousSession, async () => ({ data: visitors.newSession() }), {
    limit: 'anonymousSession',
  });
}
