import { lengthOf } from '@salama/contract/characters.ts';
import { limits } from '@salama/contract/limits.ts';
import { FetchedPart } from '../../../components/fetched-part.tsx';
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

const lookUp = fetched(async () => (await import('./similar-look-up.tsx')).SimilarLookUp);

/** Fewer characters are not yet a question. */
const ENOUGH = 12;

/**
 * What the board and the library already hold about the question being written. Never in the way of posting it: what
 * offers it is fetched when there is a question, and again with the next one when that failed.
 */
function SimilarQuestions({ content }: { content: string }) {
  if (lengthOf(content) < ENOUGH) return null;
  return (
    <FetchedPart code={lookUp} failed={null}>
      {(SimilarLookUp) => <SimilarLookUp content={content} />}
    </FetchedPart>
  );
}
