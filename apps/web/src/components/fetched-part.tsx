import { type ReactNode, Suspense } from 'react';
import { type Fetched, useFetched } from '../lib/fetched.ts';
import { FallbackOnFailure } from './fallback-on-failure.tsx';

interface FetchedPartProps<T> {
  code: Fetched<T>;
  /** Stands there until the code and its texts are here. */
  fallback?: ReactNode;
  /** Stands there when they cannot be had; without it the nearest boundary hears of it. */
  failed?: ReactNode;
  children: (part: T) => ReactNode;
}

/** A part of a page that a press or a choice brings; see `lib/fetched.ts`. */
export function FetchedPart<T>({ failed, ...rest }: FetchedPartProps<T>) {
  const part = (
    <Suspense fallback={rest.fallback}>
      <Part {...rest} />
    </Suspense>
  );
  return failed === undefined ? part : <FallbackOnFailure fallback={failed}>{part}</FallbackOnFailure>;
}

function Part<T>({ code, fallback = null, children }: FetchedPartProps<T>) {
  const part = useFetched(code);
  return part === undefined ? fallback : children(part);
}
