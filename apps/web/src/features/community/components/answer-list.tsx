import type { Answer } from '@salama/contract/community/schemas.ts';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { ShownQuestion } from '../board.ts';
import { boardActions, useBoard } from '../state.ts';
import { useIsCovered } from '../uncovered.ts';
import { Aftermath } from './aftermath.tsx';
import { Byline, ModerationNote } from './byline.tsx';
import { Cover } from './cover.tsx';
import { RemoveButton } from './remove-button.tsx';
import { ReportButton } from './report-button.tsx';
import { useNewInView } from './use-new-in-view.ts';
import { VoteButton } from './vote-button.tsx';

/** How many answers there are, and each of them, oldest first. */
export function AnswerList({ question }: { question: ShownQuestion }) {
  const { answers } = useMessages('community');
  useNewInView();
  // The author's own held answer is on the page, though nobody counts it yet.
  const count = Math.max(question.answerCount, question.answers.length);
  return (
    <section aria-labelledby="answers-title" className="flex flex-col gap-4">
      <h2 id="answers-title" className="text-xl">
        {answers(count)}
      </h2>
      {question.answers.length > 0 && (
        <ol className="flex list-none flex-col gap-4 p-0">
          {question.answers.map((answer) => (
            <li key={answer._id}>
              <AnswerCard questionId={question._id} answer={answer} />
              <Aftermath place={question._id} postId={answer._id} />
            </li>
          ))}
        </ol>
      )}
      {question.answers.length === 0 && <NoAnswersYet question={question} />}
    </section>
  );
}

/** There are none, they are on their way, or they did not come. */
function NoAnswersYet({ question: { _id: id, answerCount } }: { question: ShownQuestion }) {
  const { detail, loading, retry } = useMessages('community');
  const opening = useBoard((state) => state.opening);
  if (answerCount === 0) return <p>{detail.noAnswers}</p>;
  if (opening === 'loading') return <Skeleton label={loading} />;
  return (
    <Button variant="secondary" className="self-start" onClick={() => void boardActions().open(id)}>
      {retry}
    </Button>
  );
}

function AnswerCard({ questionId, answer }: { questionId: string; answer: Answer }) {
  const isCovered = useIsCovered(answer);
  const target = { id: questionId, answerId: answer._id };
  const place = `post-${answer._id}`;
  return (
    <article
      id={place}
      tabIndex={-1}
      className="flex scroll-mt-24 flex-col gap-3 rounded-card border-line border-l-4 bg-raised p-4 shadow-card sm:p-5"
    >
      <Byline post={answer} />
      {isCovered ? (
        <Cover id={answer._id} focus={place} />
      ) : (
        <p lang={answer.lang} className="whitespace-pre-line wrap-anywhere">
          {answer.content}
        </p>
      )}
      <ModerationNote post={answer} />
      <div className="flex flex-wrap items-center gap-2">
        <VoteButton
          votes={answer.votes}
          hasVoted={answer.hasVoted}
          onVote={() => void boardActions().voteOnAnswer(target)}
        />
        {answer.isOwn ? (
          <RemoveButton target={target} />
        ) : (
          <ReportButton target={target} name={answer.username} />
        )}
      </div>
    </article>
  );
}
