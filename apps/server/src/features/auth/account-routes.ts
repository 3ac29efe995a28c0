import * as endpoints from '@salama/contract/auth/account-endpoints.ts';
import { isoTime } from '../../platform/clock.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import {
  changePassword,
  confirm,
  deleteOwnAccount,
  endSessions,
  exportOwn,
  listOwnSessions,
  type OwnAccountDependencies,
  rename,
  renewRecoveryCode,
} from './account.ts';
import { presentUser } from './present.ts';

export function bindOwnAccount(bind: Binder, own: OwnAccountDependencies): void {
  const limit = 'account';

  bind(
    endpoints.rename,
    async (call) => ({
      data: { user: presentUser(await rename(requireActor(call), call.body.username, own)) },
    }),
    { limit },
  );

  bind(
    endpoints.changePassword,
    async (call) => {
      const { password, newPassword } = call.body;
      const deviceMark = await changePassword(requireActor(call), password, newPassword, own);
      return { data: { ...(deviceMark && { deviceMark }) } };
    },
    { limit },
  );

  bind(
    endpoints.renewRecoveryCode,
    async (call) => {
      return { data: { recoveryCode: await renewRecoveryCode(requireActor(call), call.body.password, own) } };
    },
    { limit },
  );

  bind(
    endpoints.confirm,
    async (call) => {
      const until = await confirm(requireActor(call), call.body.password, own);
      return { data: { confirmedUntil: isoTime(until) } };
    },
    { limit },
  );

  bind(endpoints.listSessions, async (call) => ({
    data: { sessions: await listOwnSessions(requireActor(call), own) },
  }));

  bind(endpoints.endSessions, async (call) => {
    await endSessions(requireActor(call), own);
    return { data: {} };
  });

  bind(endpoints.exportAccount, async (call) => ({ data: await exportOwn(requireActor(call), own) }), {
    limit,
  });

  bind(
    endpoints.deleteAccount,
    async (call) => {
      await deleteOwnAccount(requireActor(call), call.body.password, call.body.posts, own);
      return { data: {} };
    },
    { limit },
  );
}
