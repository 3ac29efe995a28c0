import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { canLoadMore } from '../board.ts';
import { useEvent } from '../posting.ts';
import { boardActions, useBoard } from '../state.ts';
import { QuestionCard } from './question-card.tsx';

/** The questions, newest first; grey cards while they are fetched, a kind word when there are none. */
export function QuestionList() {
  const messages = useMessages('community');
  const questions = useBoard((state) => state.questions);
  const isLoading = useBoard((state) => state.loading === 'first' || (state.page === 0 && !state.error));
  useNewInView();
  return (
    <section aria-labelledby="list-title" aria-busy={isLoading} className="flex flex-col gap-4">
      <h2 id="list-title" className="sr-only">
        {messages.listLabel}
      </h2>
      {questions.length > 0 && (
        <ol className="flex list-none flex-col gap-4 p-0">
          {questions.map((question) => (
            <li key={question._id}>
              <QuestionCard question={question} />
            </li>
          ))}
        </ol>
      )}
      {questions.length === 0 && (isLoading ? <Skeletons /> : <Empty />)}
      <LoadMore />
    </section>
  );
}

/** Scrolls to the question that was posted just now; at once for those who asked for less motion. */
function useNewInView(): void {
  const event = useEvent();
  const id = event && event.answerId === undefined && event.kind !== 'deleted' ? event.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById(`question-${id}`)
      ?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' });
  }, [id]);
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
  const hasFailed = useBoard((state) => state.error?.action === 'questionsLoad');
  if (hasFailed) {
    return (
      <Button variant="secondary" className="self-center" onClick={() => void boardActions().reload()}>
        {messages.retry}
      </Button>
    );
  }
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-line-strong border-dashed p-8 text-center">
      <MessagesSquare aria-hidden="true" className="size-10 text-clay" />
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
