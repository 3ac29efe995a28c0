import { limits } from '@salama/contract/limits.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { draftAt, NEW_QUESTION } from '../posting.ts';
import { PostForm } from './post-form.tsx';
import { SimilarQuestions } from './similar-questions.tsx';
import { TagInput } from './tag-input.tsx';

/** Where a question is written. */
export function ComposeQuestion() {
  const { compose } = useMessages('community');
  const { tags, content } = draftAt(NEW_QUESTION).use();
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
          texts={{ ...compose, send: compose.post }}
          most={limits.community.question}
        >
          <TagInput tags={tags} />
          <SimilarQuestions content={content} />
        </PostForm>
      </div>
    </section>
  );
}
