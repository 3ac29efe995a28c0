import type { ReactNode } from 'react';
import { site } from '../lib/site.ts';

/**
 * The mark: a sun that rises inside a sheltering speech bubble. The word is text, so that it scales and is read; where
 * there is no room for it beside the mark it wraps out of sight.
 */
export function Logo() {
  return (
    <span className="flex h-[max(36px,1.75rem)] flex-wrap content-start items-center gap-x-2.5 gap-y-9 overflow-hidden leading-[max(36px,1.75rem)]">
      <svg
        aria-hidden="true"
        width="36"
        height="36"
        viewBox="0 0 40 40"
        className="my-[max(0px,(1.75rem-36px)/2)] size-[36px] shrink-0"
      >
        <path className="fill-brand" d="M20 2a18 18 0 1 1 0 36H5a3 3 0 0 1-3-3V20A18 18 0 0 1 20 2Z" />
        <path className="fill-sun" d="M11 24a9 9 0 0 1 18 0Z" />
        <path
          className="stroke-on-brand"
          strokeWidth="2.4"
          strokeLinecap="round"
          fill="none"
          d="M9 28.5h22M14 33h12"
        />
      </svg>
      <span className="font-bold font-display text-ink text-xl leading-[inherit]! tracking-tight">
        {site.name ?? 'Salama'}
      </span>
    </span>
  );
}

/** The place of the logo in a row with Exit: it takes what is left, and claims no more than the mark needs. */
export function Brand({ children }: { children: ReactNode }) {
  return <div className="flex min-w-[36px] flex-[1_1_36px]">{children}</div>;
}
