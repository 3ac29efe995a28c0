import { lazy, Suspense } from 'react';

const MarkdownTree = lazy(() => import('./markdown-tree.tsx'));

/** Markdown as safe elements. Its parser is fetched on first use; until then the plain text stands there. */
export function Markdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="whitespace-pre-line">{text}</p>}>
      <MarkdownTree text={text} />
    </Suspense>
  );
}
