import { limits } from '@salama/contract/limits.ts';
import { MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { NeedsScripts } from '../../../components/needs-scripts.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { type ShownQuestion, wordingOf } from '../board.ts';
import { NEW_QUESTION } from '../posting.ts';
import { boardActions, boardFilter, useBoard } from '../state.ts';
import { useIsCovered } from '../uncovered.ts';
import { Aftermath } from './aftermath.tsx';
import { BoardError, ListFailure } from './board-error.tsx';
import { Byline, ModerationNote } from './byline.tsx';
import { Cover } from './cover.tsx';
import { EventToast } from './event-toast.tsx';
import { PostForm } from './post-form.tsx';

/** How many are shown outside the board: a look, not a list. */
const SHOWN = 2;

interface NewestQuestionsProps {
  texts: { questionsTitle: string; questionsLead: string };
}

/** The newest questions of the board, and a place to ask one: the same board, on another page. */
export function NewestQuestions({ texts }: NewestQuestionsProps) {
  useEffect(startUnfiltered, []);
  return (
    <section aria-labelledby="newest-title" className="bg-sunken">
      <div className="page pt-6! pb-6!">
        <h2 id="newest-title" className="text-xl">
          {texts.questionsTitle}
        </h2>
        <p className="mt-1 max-w-prose">{texts.questionsLead}</p>
        <NeedsScripts place="board" />
        <div className="mt-4 grid items-start gap-4 lg:grid-cols-2 scripts-only">
          <List />
          <Ask />
        </div>
      </div>
      <EventToast />
    </section>
  );
}

function startUnfiltered(): void {
  const { search, tag, lang } = boardFilter();
  const isFiltered = search !== '' || tag !== undefined || lang !== undefined;
  if (isFiltered) void boardActions().reload({ search: '', tag: undefined, lang: undefined });
  else void boardActions().start();
}

function List() {
  const messages = useMessages('community');
  const questions = useBoard((state) => state.questions);
  const isLoading = useBoard((state) => state.loading === 'first' || (state.page === 0 && !state.hasFailed));
  const hasFailed = useBoard((state) => state.hasFailed);
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <BoardError />
      {questions.length > 0 && (
        <ol className="flex list-none flex-col gap-3 p-0">
          {questions.slice(0, SHOWN).map((question) => (
            <li key={question._id}>
              <Row question={question} />
              <Aftermath place={NEW_QUESTION} postId={question._id} />
            </li>
          ))}
        </ol>
      )}
      {questions.length === 0 && isLoading && <Skeleton label={messages.loading} lines={4} />}
      {questions.length === 0 && !isLoading && !hasFailed && <p>{messages.emptyText}</p>}
      <ListFailure />
      <PageLink to="/community" className={buttonClass('secondary', 'self-start')}>
        {messages.seeAll}
      </PageLink>
    </div>
  );
}

function Row({ question }: { question: ShownQuestion }) {
  const messages = useMessages('community');
  const language = useLanguage();
  const { heading } = wordingOf(question);
  const place = `newest-${question._id}`;
  const isCovered = useIsCovered(question);
  return (
    <article
      id={place}
      tabIndex={-1}
      className="flex flex-col gap-1.5 rounded-card border border-line bg-raised p-3"
    >
      <Byline post={question} isNew={question.isNew ?? false} />
      {isCovered && <Cover id={question._id} focus={place} />}
      {!isCovered && (
        <h3 lang={question.lang === language ? undefined : question.lang} className="text-lg wrap-anywhere">
          <PageLink to={`/community/${question._id}`} className="text-ink no-underline hover:underline">
            {heading}
          </PageLink>
        </h3>
      )}
      <ModerationNote post={question} />
      <p className="flex items-center gap-2 text-ink-soft text-sm">
        <MessageCircle aria-hidden="true" className="size-4" />
        {messages.answers(question.answerCount)}
      </p>
    </article>
  );
}

function Ask() {
  const { compose } = useMessages('community');
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised shadow-card">
      <div className="kanga" />
      <div className="p-3 sm:p-5">
        <h3 className="sr-only">{compose.title}</h3>
        <PostForm
          place={NEW_QUESTION}
          texts={{ ...compose, send: compose.post }}
          most={limits.community.question}
          folds
        />
      </div>
    </div>
  );
}
