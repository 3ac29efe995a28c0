import { lazy, Suspense } from 'react';
import { unreadableValues } from '../storage.ts';

const SetAside = lazy(() => import('./set-aside.tsx').then((module) => ({ default: module.SetAside })));

/** Few ever see it, so it is fetched only then. */
export function SetAsideNotice() {
  return unreadableValues().length > 0 ? (
    <Suspense>
      <SetAside />
    </Suspense>
  ) : null;
}
