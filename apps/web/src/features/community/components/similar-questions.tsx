import { lengthOf } from '@salama/contract/characters.ts';
import { FetchedPart } from '../../../components/fetched-part.tsx';
import { fetched } from '../../../lib/fetched.ts';

const lookUp = fetched(async () => (await import('./similar-look-up.tsx')).SimilarLookUp);

/** Fewer characters are not yet a question. */
const ENOUGH = 12;

/**
 * What the board and the library already hold about the question being written. Never in the way of posting it: what
 * offers it is fetched when there is a question, and again with the next one when that failed.
 */
export function SimilarQuestions({ content }: { content: string }) {
  if (lengthOf(content) < ENOUGH) return null;
  return (
    <FetchedPart code={lookUp} failed={null}>
      {(SimilarLookUp) => <SimilarLookUp content={content} />}
    </FetchedPart>
  );
}
