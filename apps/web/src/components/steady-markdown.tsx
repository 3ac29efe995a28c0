import { FallbackOnFailure } from './fallback-on-failure.tsx';
import { Markdown } from './markdown.tsx';

/** Markdown that falls back to its plain source when the parser cannot be fetched: offline, help must still be read. */
export function SteadyMarkdown({ text }: { text: string }) {
  return (
    <FallbackOnFailure fallback={<p className="whitespace-pre-line">{text}</p>}>
      <Markdown text={text} />
    </FallbackOnFailure>
  );
}
