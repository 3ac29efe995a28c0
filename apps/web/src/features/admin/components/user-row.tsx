import type { ListedUser } from '@salama/contract/admin/schemas.ts';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { StackCell, StackRow } from '../../../components/stack-table.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import type { Rights } from './use-rights.ts';

export function UserRow({ user, rights }: { user: ListedUser; rights: Rights }) {
  const { users: texts } = useMessages('admin');
  const language = useLanguage();
  const isAdmin = user.role === 'ADMIN';
  const roleAction = isAdmin ? texts.makeUser : texts.makeAdmin;
  const moderatorAction = user.isModerator ? texts.endModerator : texts.makeModerator;
  const isBusy = rights.busyId === user._id;
  return (
    <StackRow>
      <StackCell className="font-semibold wrap-anywhere">
        {user.username}
        {user.isSelf && <span className="ml-2 font-normal text-ink-soft text-sm">({texts.you})</span>}
      </StackCell>
      <StackCell label={texts.role}>
        <span className="flex flex-wrap gap-2">
          <Badge tone={isAdmin ? 'strong' : 'plain'}>{texts.roles[user.role]}</Badge>
          {user.isModerator && <Badge>{texts.moderator}</Badge>}
        </span>
      </StackCell>
      <StackCell label={texts.joined} className="sm:whitespace-nowrap">
        {formatDate(language, user.createdAt, 'date')}
      </StackCell>
      <StackCell>
        <span className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={texts.forName(roleAction, user.username)}
            onClick={() => rights.ask({ user, role: isAdmin ? 'USER' : 'ADMIN' })}
          >
            {roleAction}
          </Button>
          {(!isAdmin || user.isModerator) && (
            <Button
              variant="quiet"
              className="px-2.5!"
              busy={isBusy}
              aria-label={texts.forName(moderatorAction, user.username)}
              onClick={() => rights.ask({ user, isModerator: !user.isModerator })}
            >
              {moderatorAction}
            </Button>
          )}
        </span>
      </StackCell>
    </StackRow>
  );
}

const BADGES = {
  plain: 'bg-sunken text-ink',
  strong: 'bg-brand-soft text-brand-ink',
  grave: 'bg-danger-soft text-danger-ink',
};

export function Badge({ tone = 'plain', children }: { tone?: keyof typeof BADGES; children: string }) {
  return <span className={`rounded-pill px-3 py-0.5 font-semibold text-sm ${BADGES[tone]}`}>{children}</span>;
}

/** Whoever stops being an administrator cannot undo it. */
export function LeaveDesk({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { users: texts } = useMessages('admin');
  return (
    <ConfirmDialog
      title={texts.selfTitle}
      text={texts.selfText}
      confirm={texts.selfConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
