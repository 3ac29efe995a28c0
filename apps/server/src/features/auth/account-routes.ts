import {
  changePassword,
  confirm,
  deleteAccount,
  endSessions,
  exportAccount,
  listSessions,
  rename,
  renewRecoveryCode,
} from '@salama/contract/auth/account-endpoints.ts';
import { isoTime } from '../../platform/clock.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import type { OwnAccount } from './own-account.ts';
import { presentUser } from './present.ts';

export function bindOwnAccount(bind: Binder, own: OwnAccount): void {
  const limit = 'account';

  bind(
    rename,
    async (call) => ({
      data: { user: presentUser(await own.rename(requireActor(call), call.body.username)) },
    }),
    { limit },
  );

  bind(
    changePassword,
    async (call) => {
      const { password, newPassword } = call.body;
      const deviceMark = await own.changePassword(requireActor(call), password, newPassword);
      return { data: { ...(deviceMark && { deviceMark }) } };
    },
    { limit },
  );

  bind(
    renewRecoveryCode,
    async (call) => {
      return { data: { recoveryCode: await own.renewRecoveryCode(requireActor(call), call.body.password) } };
    },
    { limit },
  );

  bind(
    confirm,
    async (call) => {
      const until = await own.confirm(requireActor(call), call.body.password);
      return { data: { confirmedUntil: isoTime(until) } };
    },
    { limit },
  );

  bind(listSessions, async (call) => ({ data: { sessions: await own.sessions(requireActor(call)) } }));

  bind(endSessions, async (call) => {
    await own.endSessions(requireActor(call));
    return { data: {} };
  });

  bind(exportAccount, async (call) => ({ data: await own.export(requireActor(call)) }), { limit });

  bind(
    deleteAccount,
    async (call) => {
      await own.delete(requireActor(call), call.body.password, call.body.posts);
      return { data: {} };
    },
    { limit },
  );
}
