import { useEffect } from 'react';
import { NeedsScripts } from '../../../components/needs-scripts.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { boardActions, useBoard } from '../state.ts';
import { BoardError } from './board-error.tsx';
import { BoardFilters } from './board-filters.tsx';
import { ComposeQuestion } from './compose-question.tsx';
import { EventToast } from './event-toast.tsx';
import { GuidelinesText } from './guidelines.tsx';
import { OwnPosts } from './own-posts.tsx';
import { QuestionList } from './question-list.tsx';

/** The board: a line to write on, what to look for, and what others asked, which is in the first screen of a phone. */
export function CommunityScreen() {
  const messages = useMessages('community');
  useEffect(() => void boardActions().start(), []);
  return (
    <div className="page pt-6!">
      <h1 tabIndex={-1} className="text-2xl">
        {messages.title}
      </h1>
      <p className="mt-1 max-w-prose">{messages.lead}</p>
      <NeedsScripts place="board" />
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4 scripts-only">
          <ComposeQuestion />
          <BoardFilters />
          <AwayNotice />
          <BoardError />
          <QuestionList />
        </div>
        <Side />
      </div>
      <EventToast />
    </div>
  );
}

function Side() {
  const { guidelines } = useMessages('community');
  return (
    <aside className="flex flex-col gap-6">
      <OwnPosts />
      <section className="rounded-card bg-sunken p-5">
        <h2 className="mb-3 text-lg">{guidelines.title}</h2>
        <GuidelinesText />
      </section>
    </aside>
  );
}

function AwayNotice() {
  const messages = useMessages('community');
  const isAway = useBoard((state) => state.moderatorsAway);
  return isAway ? (
    <Notice tone="info">
      <p>{messages.moderatorsAway}</p>
    </Notice>
  ) : null;
}
