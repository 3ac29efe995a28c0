import { limits } from '@salama/contract/limits.ts';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { type Board, findQuestion, type ShownQuestion, wordingOf } from '../board.ts';
import { boardActions, useBoard } from '../state.ts';
import { useIsCovered } from '../uncovered.ts';
import { AnswerList } from './answer-list.tsx';
import { BoardError } from './board-error.tsx';
import { Byline, ModerationNote, Tags } from './byline.tsx';
import { Cover } from './cover.tsx';
import { EventToast } from './event-toast.tsx';
import { PostForm } from './post-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ReportButton } from './report-button.tsx';
import { VoteButton } from './vote-button.tsx';

const TITLE_ID = 'discussion-title';

/** One discussion: the question, its answers, and the form for another. */
export function QuestionScreen({ id }: { id: string }) {
  const messages = useMessages('community');
  const question = useBoard((state) => (state.openedId === id ? state.opened : findQuestion(state, id)));
  const opening = useBoard((state) => (state.openedId === id ? state.opening : 'loading'));
  useEffect(() => void boardActions().open(id), [id]);
  return (
    <div className="page-narrow flex flex-col gap-6">
      <PageLink to="/community" className={buttonClass('quiet', '-ml-5 self-start')}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        {messages.detail.back}
      </PageLink>
      <BoardError />
      <Title question={question} opening={opening} />
      {question ? <Discussion question={question} /> : <Missing id={id} opening={opening} />}
      <EventToast />
    </div>
  );
}

interface TitleProps {
  question: ShownQuestion | undefined;
  opening: Board['opening'];
}

/** One heading in every state, so that the focus it was given stays while the discussion comes. */
function Title({ question, opening }: TitleProps) {
  const { cover, detail, loadingOne } = useMessages('community');
  const isCovered = useIsCovered(question);
  const states = { loading: loadingOne, loaded: loadingOne, gone: detail.gone, failed: detail.failed };
  const isWaiting = !question && opening === 'loading';
  return (
    <h1
      id={TITLE_ID}
      tabIndex={-1}
      lang={isCovered ? undefined : question?.lang}
      className={isWaiting ? 'sr-only' : '-mb-2 text-2xl wrap-anywhere'}
    >
      {isCovered ? cover.question : question ? wordingOf(question).heading : states[opening]}
    </h1>
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
  const { text } = wordingOf(question);
  const { cover } = useMessages('community');
  const isLiked = useBoard((state) => state.likedQuestionIds.includes(id));
  const isCovered = useIsCovered(question);
  return (
    <article aria-labelledby={TITLE_ID} className="flex flex-col gap-4">
      <Byline post={question} />
      {isCovered && <Cover id={id} focus={TITLE_ID} />}
      {text && !isCovered && (
        <p lang={lang} className="whitespace-pre-line text-lg wrap-anywhere">
          {text}
        </p>
      )}
      <ModerationNote post={question} />
      {!isCovered && <Tags tags={question.tags} />}
      <div className="flex flex-wrap items-center gap-2">
        <VoteButton
          votes={question.votes}
          hasVoted={question.hasVoted || isLiked}
          onVote={() => void boardActions().vote(id)}
        />
        {question.isOwn ? (
          <RemoveButton target={{ id }} />
        ) : (
          <ReportButton target={{ id }} name={isCovered ? cover.question : title} />
        )}
      </div>
    </article>
  );
}

function AnswerForm({ id }: { id: string }) {
  const { detail } = useMessages('community');
  return (
    <section
      aria-label={detail.answerLabel}
      className="rounded-card border border-line bg-raised p-4 shadow-card sm:p-6"
    >
      <PostForm
        place={id}
        texts={{
          label: detail.answerLabel,
          placeholder: detail.answerPlaceholder,
          hint: detail.answerHint,
          send: detail.postAnswer,
        }}
        most={limits.community.answer}
      />
    </section>
  );
}

/** There is nothing to read: not yet, not any more, or not for want of a network. */
function Missing({ id, opening }: { id: string; opening: Board['opening'] }) {
  const { detail, loadingOne, retry } = useMessages('community');
  if (opening === 'loading') return <Skeleton label={loadingOne} lines={6} />;
  if (opening === 'gone') return <p>{detail.goneText}</p>;
  return (
    <Button className="self-start" onClick={() => void boardActions().open(id)}>
      {retry}
    </Button>
  );
}
