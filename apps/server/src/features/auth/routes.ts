import { anonymousSession, login, logout, me, recover, register } from '@salama/contract/auth/endpoints.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import type { Visitors } from '../../platform/visitor/visitor.ts';
import { presentUser } from './present.ts';
import type { Accounts } from './service.ts';

export function bindAuth(bind: Binder, accounts: Accounts, visitors: Visitors): void {
  bind(
    register,
    async ({ body }) => {
      const { user, ...secrets } = await accounts.register({ ...body, role: 'USER' });
      return { data: { user: presentUser(user), ...secrets } };
    },
    { limit: 'register' },
  );

  bind(
    login,
    async ({ body }) => {
      const { user, ...secrets } = await accounts.login(body);
      return { data: { user: presentUser(user), ...secrets } };
    },
    { limit: 'login' },
  );

  bind(
    recover,
    async ({ body }) => {
      const { user, ...secrets } = await accounts.recover(body.username, body.recoveryCode, body.password);
      return { data: { user: presentUser(user), ...secrets } };
    },
    { limit: 'recover' },
  );

  bind(me, async (call) => ({ data: { user: presentUser(requireActor(call)) } }));

  bind(logout, async (call) => {
    await accounts.logout(requireActor(call));
    return { data: {} };
  });

  bind(anonymousSession, async () => ({ data: visitors.newSession() }), { limit: 'anonymousSession' });
}
