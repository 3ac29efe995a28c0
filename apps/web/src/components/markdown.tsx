import { fetched } from '../lib/fetched.ts';
import { FetchedPart } from './fetched-part.tsx';

const tree = fetched(async () => (await import('./markdown-tree.tsx')).MarkdownTree);

/**
 * Markdown as safe elements. Its parser is fetched on first use; until then, and where it cannot be had, the plain source
 * stands there: offline, help must still be read.
 */
export function Markdown({ text }: { text: string }) {
  const source = <p className="whitespace-pre-line">{text}</p>;
  return (
    <FetchedPart code={tree} fallback={source} failed={source}>
      {(MarkdownTree) => <MarkdownTree text={text} />}
    </FetchedPart>
  );
}
