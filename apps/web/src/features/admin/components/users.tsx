import { useState } from 'react';
import { Pager } from '../../../components/pager.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { StackTable } from '../../../components/stack-table.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { adminApi } from '../api.ts';
import { useDeskSearch, useSettled } from '../desk-search.ts';
import { useResource } from '../use-resource.ts';
import { Card } from './card.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { useRights } from './use-rights.ts';
import { LeaveDesk, UserRow } from './user-row.tsx';

/** Accounts, and what they may do. */
export function Users() {
  const messages = useMessages('admin');
  const { users: texts } = messages;
  const { text } = useDeskSearch();
  const search = useSettled(text.trim());
  const [page, setPage] = useState(1);
  const list = useResource(`users ${page} ${search}`, 'users', () =>
    adminApi.users({ page, ...(search && { search }) }),
  );
  const rights = useRights((changed) =>
    list.change((data) => ({
      ...data,
      users: data.users.map((user) => (user._id === changed._id ? changed : user)),
    })),
  );
  const type = (value: string) => {
    setPage(1);
    useDeskSearch.setState({ text: value });
  };
  return (
    <Card title={messages.tabs.users} aside={list.data && <p>{texts.total(list.data.total)}</p>}>
      <SearchBox
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={text}
        onType={type}
        className="min-w-0 flex-auto sm:min-w-64"
      />
      <FaultBanner fault={list.fault} onRetry={list.reload} />
      <FaultBanner fault={rights.fault} onDismiss={rights.dismissFault} />
      <p role="status" className="sr-only">
        {rights.said}
      </p>
      {!list.data && !list.fault && <Skeleton label={messages.loading} lines={6} />}
      {list.data?.users.length === 0 && <p>{texts.empty}</p>}
      {list.data && list.data.users.length > 0 && (
        <StackTable
          caption={messages.tabs.users}
          columns={[texts.username, texts.role, texts.joined, texts.actions]}
        >
          {list.data.users.map((user) => (
            <UserRow key={user._id} user={user} rights={rights} />
          ))}
        </StackTable>
      )}
      {list.data && (
        <Pager page={list.data.page} hasMore={list.data.hasMore} onPage={setPage} texts={messages} />
      )}
      {rights.asksPassword && <ConfirmPassword onConfirmed={rights.goOn} onClose={rights.giveUp} />}
      {rights.asksLeave && <LeaveDesk onConfirm={rights.goOn} onClose={rights.giveUp} />}
    </Card>
  );
}
