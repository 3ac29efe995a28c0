import { lengthOf } from '@salama/contract/characters.ts';
import { limits } from '@salama/contract/limits.ts';
import { type ComponentType, useEffect, useState } from 'react';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { draftAt, NEW_QUESTION } from '../posting.ts';
import { PostForm } from './post-form.tsx';

/** A question may go without tags: they come when somebody begins to write, and where they do not, nothing is said. */
const tagInput = fetched(async () => (await import('./tag-input.tsx')).TagInput);

/** Where a question is written: one line, until somebody begins. */
export function ComposeQuestion() {
  const { compose } = useMessages('community');
  const { tags, content } = draftAt(NEW_QUESTION).use();
  return (
    <section
      aria-labelledby="compose-title"
      className="overflow-hidden rounded-card border border-line bg-raised shadow-card"
    >
      <div className="kanga" />
      <div className="p-3 sm:p-5">
        <h2 id="compose-title" className="sr-only">
          {compose.title}
        </h2>
        <PostForm
          place={NEW_QUESTION}
          texts={{ ...compose, send: compose.post }}
          most={limits.community.question}
          folds
        >
          <FetchedPart code={tagInput} fallback={<div className="min-h-20" />} failed={null}>
            {(TagInput) => <TagInput tags={tags} />}
          </FetchedPart>
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
