import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';

/** A section of a page under its heading, opened by a press, for which it needs no scripts, or by the address of what is in it. */
export function Fold({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!fold.current || fold.current.open || !id || window.location.hash !== `#${id}`) return;
    // Younger browsers have opened it by themselves.
    fold.current.open = true;
    fold.current.scrollIntoView();
  }, [id]);
  return (
    <details ref={fold} className="topic mx-auto w-full max-w-6xl border-line border-b px-5 lg:px-8">
      <summary className="flex min-h-12 items-center justify-between gap-3 rounded-field hover:bg-sunken">
        <h2 className="min-w-0 text-xl">{title}</h2>
        <ChevronDown aria-hidden="true" className="topic-arrow size-5 shrink-0 text-ink-soft" />
      </summary>
      <div id={id} className="scroll-mt-24 pb-7">
        {children}
      </div>
    </details>
  );
}
