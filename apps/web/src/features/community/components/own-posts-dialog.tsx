import type { Question } from '@salama/contract/community/schemas.ts';
import { type FormEvent, use, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Field } from '../../../components/field.tsx';
import { Notice } from '../../../components/notice.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { noteWritten } from '../../../lib/own-marks.ts';
import { AccountName } from '../../writing/author.ts';
import type { Target } from '../api.ts';
import { type BoardFault, faultOf } from '../board.ts';
import { callBoard } from '../state.ts';
import { FaultText } from './board-error.tsx';
import { ModerationNote } from './byline.tsx';
import { RemoveButton } from './remove-button.tsx';

/** What was found, and the code that found it; without a code it was the account. */
interface Found {
  questions: Question[];
  receipt: string | undefined;
}

/** Finds one's own posts and lets one open or delete them. The code is never stored. */
export function OwnPostsDialog({ onClose }: { onClose: () => void }) {
  const { own } = useMessages('community');
  const accountName = use(AccountName);
  const [found, setFound] = useState<Found>();
  const { find, fault, isBusy } = useFinder(setFound);
  return (
    <Dialog open onClose={onClose} title={own.title}>
      <div className="flex flex-col gap-4">
        {accountName !== undefined && (
          <Button variant="secondary" className="self-start" onClick={() => void find(undefined)}>
            {own.ofAccount}
          </Button>
        )}
        <CodeForm isBusy={isBusy} onFind={(receipt) => void find(receipt)} />
        {fault && (
          <Notice tone="danger" announce="alert">
            <FaultText fault={fault} />
          </Notice>
        )}
        <div role="status">{found?.questions.length === 0 && own.none}</div>
        {found?.questions.map((question) => (
          <OwnPost key={question._id} question={question} receipt={found.receipt} onRemoved={setFound} />
        ))}
      </div>
    </Dialog>
  );
}

function useFinder(onFound: (found: Found | undefined) => void) {
  const [fault, setFault] = useState<BoardFault>();
  const [isBusy, setBusy] = useState(false);
  const find = async (receipt: string | undefined) => {
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    const outcome = await callBoard((api) => api.find(receipt));
    setBusy(false);
    if (outcome.ok) noteOwn(outcome.data.questions);
    onFound(outcome.ok ? { questions: outcome.data.questions, receipt } : undefined);
    if (!outcome.ok) setFault(faultOf('receiptFind', outcome));
  };
  return { find, fault, isBusy };
}

/** Who has the code may see them as their author does. */
function noteOwn(questions: readonly Question[]): void {
  for (const post of questions.flatMap((question) => [question, ...question.answers]))
    if (post.isOwn) noteWritten(post._id);
}

function CodeForm({ isBusy, onFind }: { isBusy: boolean; onFind: (receipt: string) => void }) {
  const { own } = useMessages('community');
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim()) onFind(code.trim());
  };
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-3">
      <Field
        label={own.label}
        hint={own.hint}
        error={isMissing ? own.empty : undefined}
        value={code}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" busy={isBusy} className="self-end">
        {own.search}
      </Button>
    </form>
  );
}

interface OwnPostProps {
  question: Question;
  receipt: string | undefined;
  onRemoved: (change: (found: Found | undefined) => Found | undefined) => void;
}

/** One's own question, or one's own answers under somebody else's. */
function OwnPost({ question, receipt, onRemoved }: OwnPostProps) {
  const { own } = useMessages('community');
  const answers = question.answers.filter(({ isOwn }) => isOwn);
  const posts: { post: Question | Question['answers'][number]; target: Target }[] = [
    ...(question.isOwn ? [{ post: question, target: { id: question._id } }] : []),
    ...answers.map((post) => ({ post, target: { id: question._id, answerId: post._id } })),
  ];
  return posts.map(({ post, target }) => (
    <div key={post._id} className="flex flex-col gap-2 rounded-card border border-line p-4">
      <p className="font-semibold text-clay text-sm">{target.answerId ? own.answer : own.question}</p>
      <p lang={post.lang} className="whitespace-pre-line wrap-anywhere">
        {post.content}
      </p>
      <ModerationNote post={post} />
      <div className="flex flex-wrap items-center gap-2">
        <PageLink to={`/community/${question._id}`} className="inline-flex min-h-11 items-center px-2">
          {own.open}
        </PageLink>
        <RemoveButton
          target={target}
          receipt={receipt}
          onRemoved={() => onRemoved((found) => found && without(found, target))}
        />
      </div>
    </div>
  ));
}

function without({ questions, receipt }: Found, { id, answerId }: Target): Found {
  const rest =
    answerId === undefined
      ? questions.filter(({ _id }) => _id !== id)
      : questions.map((question) => ({
          ...question,
          answers: question.answers.filter(({ _id }) => _id !== answerId),
        }));
  return { questions: rest, receipt };
}
