import type { ListedUser } from '@salama/contract/admin/schemas.ts';
import { useState } from 'react';
import type { Outcome } from '../../../lib/http.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useDesk } from '../desk-context.ts';
import { type Fault, faultOf } from '../fault.ts';

type Change = { user: ListedUser } & ({ role: ListedUser['role'] } | { isModerator: boolean });

/** A change that waits: for the password, or for a second thought about oneself. */
interface Held {
  change: Change;
  for: 'password' | 'thought';
}

export interface Rights {
  /** Id of the account whose rights are changing. */
  busyId: string | undefined;
  fault: Fault | undefined;
  /** What has changed, for a screen reader. */
  said: string;
  asksPassword: boolean;
  asksLeave: boolean;
  ask(change: Change): void;
  /** The password was given, or the thought was had. */
  goOn(): void;
  giveUp(): void;
  dismissFault(): void;
}

/** Changes what accounts may do. The server may want the password first; the change then goes on by itself. */
export function useRights(onChanged: (user: ListedUser) => void): Rights {
  const { users: texts } = useMessages('admin');
  const { onForbidden } = useDesk();
  const [held, setHeld] = useState<Held>();
  const [busyId, setBusyId] = useState<string>();
  const [fault, setFault] = useState<Fault>();
  const [said, setSaid] = useState('');

  async function apply(change: Change): Promise<void> {
    setHeld(undefined);
    setFault(undefined);
    setBusyId(change.user._id);
    const outcome = await send(change);
    setBusyId(undefined);
    if (!outcome.ok) {
      if (outcome.code === 'REAUTH_REQUIRED') setHeld({ change, for: 'password' });
      else setFault(faultOf('role', outcome));
      return;
    }
    const { user } = outcome.data;
    onChanged(user);
    setSaid(texts.changed(user.username, user.isModerator ? texts.moderator : texts.roles[user.role]));
    if (user.isSelf && user.role !== 'ADMIN') onForbidden('FORBIDDEN');
  }

  return {
    busyId,
    fault,
    said,
    asksPassword: held?.for === 'password',
    asksLeave: held?.for === 'thought',
    ask(change) {
      const leaves = 'role' in change && change.user.isSelf && change.role === 'USER';
      if (leaves) setHeld({ change, for: 'thought' });
      else void apply(change);
    },
    goOn: () => held && void apply(held.change),
    giveUp: () => setHeld(undefined),
    dismissFault: () => setFault(undefined),
  };
}

function send(change: Change): Promise<Outcome<{ user: ListedUser }>> {
  const { _id } = change.user;
  return 'role' in change
    ? adminApi.changeRole(_id, change.role)
    : adminApi.changeModerator(_id, change.isModerator);
}
