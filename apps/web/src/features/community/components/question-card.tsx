import { MessageCircle } from 'lucide-react';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { type ShownQuestion, wordingOf } from '../board.ts';
import { boardActions, useBoard } from '../state.ts';
import { useIsCovered } from '../uncovered.ts';
import { Byline, ModerationNote, Tags } from './byline.tsx';
import { Cover } from './cover.tsx';
import { ReportButton } from './report-button.tsx';
import { VoteButton } from './vote-button.tsx';

/** A question in the list. */
export function QuestionCard({ question }: { question: ShownQuestion }) {
  const { cover } = useMessages('community');
  const isCovered = useIsCovered(question);
  const place = `post-${question._id}`;
  return (
    <article
      id={place}
      tabIndex={-1}
      className={`flex scroll-mt-24 flex-col gap-3 rounded-card border bg-raised p-4 shadow-card sm:p-5 ${question.isNew ? 'border-sun' : 'border-line'}`}
    >
      <div className="-mt-2 -mr-3 flex items-start justify-between gap-2">
        <div className="pt-2">
          <Byline post={question} isNew={question.isNew ?? false} />
        </div>
        {!question.isOwn && (
          <ReportButton
            target={{ id: question._id }}
            name={isCovered ? cover.question : question.title}
            compact
          />
        )}
      </div>
      {isCovered ? <Cover id={question._id} focus={place} /> : <Wording question={question} />}
    </article>
  );
}

function Wording({ question }: { question: ShownQuestion }) {
  const { lang } = question;
  const { heading, text } = wordingOf(question);
  return (
    <>
      <h3 lang={lang} className="text-lg wrap-anywhere">
        <PageLink to={`/community/${question._id}`} className="text-ink no-underline hover:underline">
          {heading}
        </PageLink>
      </h3>
      {text && (
        <p lang={lang} className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      <ModerationNote post={question} />
      <Tags tags={question.tags} />
      <Actions question={question} />
    </>
  );
}

function Actions({ question }: { question: ShownQuestion }) {
  const messages = useMessages('community');
  const isLiked = useBoard((state) => state.likedQuestionIds.includes(question._id));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <VoteButton
        votes={question.votes}
        hasVoted={question.hasVoted || isLiked}
        onVote={() => void boardActions().vote(question._id)}
      />
      <PageLink
        to={`/community/${question._id}`}
        className="inline-flex min-h-11 items-center gap-2 rounded-pill px-3 font-semibold text-sm no-underline hover:bg-brand-soft"
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {messages.answers(question.answerCount)}
        <span className="sr-only" lang={question.lang}>{`: ${question.title}`}</span>
      </PageLink>
    </div>
  );
}
