import { limits } from '@salama/contract/limits.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { type ShownQuestion, wordingOf } from '../board.ts';
import { useAuthor, usePartners } from '../partners.ts';
import { postAnswer, useDraft } from '../posting.ts';
import { boardActions, useBoard } from '../state.ts';
import { AnswerList } from './answer-list.tsx';
import { BoardError } from './board-error.tsx';
import { EventToast } from './event-toast.tsx';
import { DailyGuidelines } from './guidelines.tsx';
import { PostForm } from './post-form.tsx';
import { Byline, ModerationNote, Tags } from './post-parts.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ReportButton } from './report-button.tsx';
import { VoteButton } from './vote-button.tsx';

/** One discussion: the question, its answers, and the form for another. */
export function QuestionScreen({ id }: { id: string }) {
  const messages = useMessages('community');
  const question = useBoard((state) => (state.openedId === id ? state.opened : undefined));
  const opening = useBoard((state) => (state.openedId === id ? state.opening : 'loading'));
  useEffect(() => void boardActions().open(id), [id]);
  return (
    <div className="page-narrow flex flex-col gap-6">
      <PageLink to="/community" className={buttonClass('quiet', '-ml-5 self-start')}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {messages.detail.back}
      </PageLink>
      <BoardError />
      {question ? <Discussion question={question} /> : <Missing id={id} opening={opening} />}
      <EventToast />
      <DailyGuidelines />
    </div>
  );
}

function Discussion({ question }: { question: ShownQuestion }) {
  return (
    <>
      <QuestionInFull question={question} />
      <AnswerList question={question} />
      <AnswerForm id={question._id} />
    </>
  );
}

function QuestionInFull({ question }: { question: ShownQuestion }) {
  const { _id: id, lang, title } = question;
  const { heading, text } = wordingOf(question);
  const { ensureVisitor } = usePartners();
  const isLiked = useBoard((state) => state.likedQuestionIds.includes(id));
  return (
    <article className="flex flex-col gap-4">
      <h1 tabIndex={-1} lang={lang} className="text-2xl wrap-anywhere">
        {heading}
      </h1>
      <Byline post={question} />
      {text && (
        <p lang={lang} className="whitespace-pre-line text-lg wrap-anywhere">
          {text}
        </p>
      )}
      <ModerationNote post={question} />
      <Tags tags={question.tags} />
      <div className="flex flex-wrap items-center gap-2">
        <VoteButton
          votes={question.votes}
          hasVoted={question.hasVoted || isLiked}
          onVote={() => void boardActions().vote(id, ensureVisitor)}
        />
        {question.isOwn ? <RemoveButton target={{ id }} /> : <ReportButton target={{ id }} name={title} />}
      </div>
    </article>
  );
}

function AnswerForm({ id }: { id: string }) {
  const { detail } = useMessages('community');
  const draft = useDraft(id);
  const author = useAuthor();
  return (
    <section
      aria-label={detail.answerLabel}
      className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-6"
    >
      <PostForm
        place={id}
        draft={draft}
        texts={{
          label: detail.answerLabel,
          placeholder: detail.answerPlaceholder,
          hint: detail.answerHint,
          send: detail.postAnswer,
        }}
        most={limits.community.answer}
        onSend={() => void postAnswer(id, author)}
      />
    </section>
  );
}

/** There is nothing to read: not yet, not any more, or not for want of a network. */
function Missing({ id, opening }: { id: string; opening: string }) {
  const { detail, loadingOne, retry } = useMessages('community');
  if (opening === 'loading') {
    return (
      <>
        <h1 tabIndex={-1} className="sr-only">
          {loadingOne}
        </h1>
        <Skeleton label={loadingOne} lines={6} />
      </>
    );
  }
  const hasFailed = opening === 'failed';
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 tabIndex={-1} className="text-2xl">
        {hasFailed ? detail.failed : detail.gone}
      </h1>
      {!hasFailed && <p>{detail.goneText}</p>}
      {hasFailed && <Button onClick={() => void boardActions().open(id)}>{retry}</Button>}
    </div>
  );
}
