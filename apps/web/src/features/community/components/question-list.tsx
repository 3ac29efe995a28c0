import { MessageCircle } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { canLoadMore } from '../board.ts';
import { draftAt, NEW_QUESTION } from '../posting.ts';
import { boardActions, useBoard } from '../state.ts';
import { Aftermath } from './aftermath.tsx';
import { ListFailure } from './board-error.tsx';
import { QuestionCard } from './question-card.tsx';
import { useNewInView } from './use-new-in-view.ts';

/** The questions, newest first; grey cards while they are fetched, a kind word when there are none. */
export function QuestionList() {
  const messages = useMessages('community');
  const questions = useBoard((state) => state.questions);
  const isLoading = useBoard((state) => state.loading === 'first' || (state.page === 0 && !state.hasFailed));
  const hasFailed = useBoard((state) => state.hasFailed);
  const newId = draftAt(NEW_QUESTION).use().done?.postId;
  const isElsewhere = newId !== undefined && !questions.some(({ _id }) => _id === newId);
  useNewInView();
  return (
    <section aria-labelledby="list-title" aria-busy={isLoading} className="flex flex-col gap-4">
      <h2 id="list-title" className="sr-only">
        {messages.listLabel}
      </h2>
      {isElsewhere && <Aftermath place={NEW_QUESTION} postId={newId} />}
      <ListFailure />
      {questions.length > 0 && (
        <ol className="flex list-none flex-col gap-4 p-0">
          {questions.map((question) => (
            <li key={question._id}>
              <QuestionCard question={question} />
              <Aftermath place={NEW_QUESTION} postId={question._id} />
            </li>
          ))}
        </ol>
      )}
      {questions.length === 0 && (isLoading ? <Skeletons /> : !hasFailed && <Empty />)}
      <LoadMore />
    </section>
  );
}

function Skeletons() {
  const messages = useMessages('community');
  return (
    <div className="flex flex-col gap-4">
      {['first', 'second', 'third'].map((card) => (
        <div key={card} className="rounded-card border border-line bg-raised p-5">
          <Skeleton label={messages.loading} />
        </div>
      ))}
    </div>
  );
}

function Empty() {
  const messages = useMessages('community');
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-line-strong border-dashed p-8 text-center">
      <MessageCircle aria-hidden="true" className="size-10 text-clay" />
      <p className="font-bold font-display text-lg">{messages.emptyTitle}</p>
      <p>{messages.emptyText}</p>
    </div>
  );
}

function LoadMore() {
  const messages = useMessages('community');
  const isShown = useBoard(canLoadMore);
  const isLoading = useBoard((state) => state.loading === 'more');
  if (!isShown) return null;
  return (
    <Button
      variant="secondary"
      busy={isLoading}
      className="self-center px-8"
      onClick={() => void boardActions().loadMore()}
    >
      {messages.loadMore}
    </Button>
  );
}
