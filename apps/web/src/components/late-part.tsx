import type { Language } from '@salama/contract/language.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadPatiently, whenWanted } from '../lib/late.ts';
import type { Namespace } from '../lib/messages.tsx';
import { FallbackOnFailure } from './fallback-on-failure.tsx';

interface LateTools {
  /** The texts it shows. */
  namespaces: readonly Namespace[];
  /** Fetches it, and whatever else it would wait for. */
  load: (language: Language) => Promise<ComponentType>;
  /** It holds nothing to press. */
  still?: boolean;
}

/** A component that is prerendered with its page but fetched late; see `lib/late.ts`. Shown inside a `LatePart` of its name. */
export function late(name: string, { namespaces, load, still = false }: LateTools) {
  return lazy(async () => {
    await whenWanted(name, still);
    return { default: await loadPatiently(load, namespaces) };
  });
}

/** The place of a late component in its page. */
export function LatePart({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-late={name}>
      <FallbackOnFailure fallback={null}>
        <Suspense fallback={<div className="min-h-48" />}>{children}</Suspense>
      </FallbackOnFailure>
    </div>
  );
}
