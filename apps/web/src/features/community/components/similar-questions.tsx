import { lengthOf } from '@salama/contract/characters.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FallbackOnFailure } from '../../../components/fallback-on-failure.tsx';
import { useLanguage } from '../../../lib/messages.tsx';
import type { Similar } from '../api.ts';
import { withApi } from '../with-api.ts';

/** Fewer characters are not yet a question. */
const ENOUGH = 12;
/** Milliseconds of rest after which the writer may look up. */
const PAUSE = 700;
const SimilarList = lazy(() =>
  import('./similar-list.tsx').then((module) => ({ default: module.SimilarList })),
);

/** What the board and the library already hold about the question being written. Never in the way of posting it. */
export function SimilarQuestions({ content }: { content: string }) {
  const similar = useSimilar(content);
  const hasAny = similar && (similar.questions.length > 0 || similar.article);
  return (
    <div role="status">
      {hasAny && (
        <FallbackOnFailure fallback={null}>
          <Suspense>
            <SimilarList {...similar} />
          </Suspense>
        </FallbackOnFailure>
      )}
    </div>
  );
}

/** Asks while the writer rests. A failure shows nothing: it is only a suggestion. */
function useSimilar(content: string): Similar | undefined {
  const language = useLanguage();
  const [similar, setSimilar] = useState<Similar>();
  const text = lengthOf(content) >= ENOUGH ? content.trim() : '';
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const outcome = text
        ? await withApi((api) => api.similar({ content: text, language }, controller.signal))
        : undefined;
      if (!controller.signal.aborted) setSimilar(outcome?.ok ? outcome.data : undefined);
    };
    const timer = setTimeout(() => void ask(), text ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, language]);
  return similar;
}
