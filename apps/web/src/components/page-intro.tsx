import type { ReactNode } from 'react';

interface PageIntroProps {
  title: string;
  text: string;
  /** A few words above the title. */
  tag?: string;
  children?: ReactNode;
}

/** The opening of a page: its heading, one sentence, and what the person can do next. */
export function PageIntro({ title, text, tag, children }: PageIntroProps) {
  return (
    <>
      {tag && (
        <p className="mb-3 inline-block rounded-pill bg-sun-soft px-3 py-1 font-semibold text-sm">{tag}</p>
      )}
      <h1 tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      <p className="mt-4 max-w-prose text-lg">{text}</p>
      {children && <div className="mt-8">{children}</div>}
    </>
  );
}
