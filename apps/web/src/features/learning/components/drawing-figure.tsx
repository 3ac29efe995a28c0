import type { Drawing } from '@salama/content/drawing-types.ts';
import { ChevronDown } from 'lucide-react';
import { IfSet } from '../../../components/if-set.tsx';
import { MarkdownTree } from '../../../components/markdown-tree.tsx';
import { Signatures } from '../../../components/review-note.tsx';

/**
 * A drawing with the words that say the same. Anatomy is closed until somebody opens it, and says before what will be seen;
 * it needs no script. Where the operator wants plain drawings (`DRAWINGS`), the server leaves it out. Rendered by the build alone.
 */
export function DrawingFigure(drawing: Drawing) {
  if (drawing.closed === undefined) return <Figure {...drawing} />;
  return (
    <IfSet name="plain" not>
      <details className="topic drawing-closed mt-4 rounded-card bg-sunken px-4">
        <summary className="flex min-h-14 items-center justify-between gap-3 py-2 font-semibold leading-snug">
          {drawing.closed}
          <ChevronDown aria-hidden="true" className="topic-arrow no-print size-5 shrink-0" />
        </summary>
        <div className="pb-4">
          <Figure {...drawing} />
        </div>
      </details>
    </IfSet>
  );
}

function Figure(drawing: Drawing) {
  const { name, title, width, height, shapes, text } = drawing;
  const id = `drawing-${name}`;
  return (
    <figure className="drawing mt-4">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={id}
        className="block w-full max-w-md"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: read from a file of ours by an allow-list of shapes
        dangerouslySetInnerHTML={{ __html: shapes }}
      />
      <figcaption className="mt-2 text-sm">
        <p id={id} className="font-semibold">
          {title}
        </p>
        <MarkdownTree text={text} />
        <Signatures {...drawing} />
      </figcaption>
    </figure>
  );
}
