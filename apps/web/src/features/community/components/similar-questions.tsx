import { lengthOf } from '@salama/contract/characters.ts';
import { type ComponentType, useEffect, useState } from 'react';

/** Fewer characters are not yet a question. */
const ENOUGH = 12;

/**
 * What the board and the library already hold about the question being written. Never in the way of posting it: what
 * offers it is fetched when there is a question, and again with the next one when that failed.
 */
export function SimilarQuestions({ content }: { content: string }) {
  const [LookUp, setLookUp] = useState<ComponentType<{ content: string }>>();
  const isQuestion = lengthOf(content) >= ENOUGH;
  useEffect(() => {
    if (isQuestion)
      import('./similar-look-up.tsx').then(
        ({ SimilarLookUp }) => setLookUp(() => SimilarLookUp),
        () => undefined,
      );
  }, [isQuestion]);
  return LookUp && isQuestion ? <LookUp content={content} /> : null;
}
