import { lengthOf } from '@salama/contract/characters.ts';
import { lazy, Suspense } from 'react';
import { FallbackOnFailure } from '../../../components/fallback-on-failure.tsx';

/** Fewer characters are not yet a question. */
const ENOUGH = 12;
const SimilarLookUp = lazy(() =>
  import('./similar-look-up.tsx').then((module) => ({ default: module.SimilarLookUp })),
);

/** What the board and the library already hold about the question being written. Never in the way of posting it. */
export function SimilarQuestions({ content }: { content: string }) {
  if (lengthOf(content) < ENOUGH) return null;
  return (
    <FallbackOnFailure fallback={null}>
      <Suspense>
        <SimilarLookUp content={content} />
      </Suspense>
    </FallbackOnFailure>
  );
}
