import { limits } from '@salama/contract/limits.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useAuthor } from '../partners.ts';
import { NEW_QUESTION, postQuestion, useDraft } from '../posting.ts';
import { PostForm } from './post-form.tsx';
import { SimilarQuestions } from './similar-questions.tsx';
import { TagInput } from './tag-input.tsx';

/** Where a question is written. */
export function ComposeQuestion() {
  const { compose } = useMessages('community');
  const draft = useDraft(NEW_QUESTION);
  const author = useAuthor();
  return (
    <section
      aria-labelledby="compose-title"
      className="overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      <div className="kanga" />
      <div className="flex flex-col gap-3 p-4 sm:p-6">
        <h2 id="compose-title" className="text-xl">
          {compose.title}
        </h2>
        <PostForm
          place={NEW_QUESTION}
          draft={draft}
          texts={{ ...compose, send: compose.post }}
          most={limits.community.question}
          onSend={() => void postQuestion(author)}
        >
          <TagInput tags={draft.tags} />
          <SimilarQuestions content={draft.content} />
        </PostForm>
      </div>
    </section>
  );
}
