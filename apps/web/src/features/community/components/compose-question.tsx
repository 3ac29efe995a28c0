import { lengthOf } from '@salama/contract/characters.ts';
import { limits } from '@salama/contract/limits.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { draftAt, NEW_QUESTION } from '../posting.ts';
import { PostForm } from './post-form.tsx';
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

/** Fewer characters are not yet a question. */
const ENOUGH = 12;

/**
 * What the board and the library already hold about the question being written. Never in the way of posting it: what
 * offers it is fetched when there is a question, and again with the next one when that failed, of which nothing is said.
 */
function SimilarQuestions({ content }: { content: string }) {
  const [LookUp, setLookUp] = useState<ComponentType<{ content: string }>>();
  const isQuestion = lengthOf(content) >= ENOUGH;
  useEffect(() => {
    if (isQuestion)
      lookUp.fetch().then(
        (SimilarLookUp) => setLookUp(() => SimilarLookUp),
        () => undefined,
      );
  }, [isQuestion]);
  return LookUp && isQuestion ? <LookUp content={content} /> : null;
}

const lookUp = fetched(async () => (await import('./similar-look-up.tsx')).SimilarLookUp);
