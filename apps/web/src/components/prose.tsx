import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '../lib/prose.ts';
import { ExternalLink } from './external-link.tsx';
import { PageLink } from './page-link.tsx';

interface ProseProps {
  blocks: readonly Block[];
  /** Parts that the words ask for by name. */
  slots?: Readonly<Record<string, ReactNode>>;
  /** What stands in for `{name}` in the words. */
  values?: Readonly<Record<string, string>>;
}

/** The words of a page, as elements. Headings have ids, so that a section can be linked to. */
export function Prose({ blocks, slots = {}, values = {} }: ProseProps) {
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return <div className="prose">{blocks.map((block, at) => show(block, at, slots, fill))}</div>;
}

function show(
  block: Block,
  key: number,
  slots: NonNullable<ProseProps['slots']>,
  fill: (text: string) => string,
): ReactNode {
  switch (block.kind) {
    case 'p':
      return <p key={key}>{inline(block.text, fill)}</p>;
    case 'h2':
    case 'h3': {
      const Heading = block.kind;
      return (
        <Heading key={key} id={block.id}>
          {inline(block.text, fill)}
        </Heading>
      );
    }
    case 'ul':
    case 'ol': {
      const List = block.kind;
      return <List key={key}>{block.items.map((item, at) => showItem(item, at, fill))}</List>;
    }
    case 'slot':
      return <Fragment key={key}>{slots[block.name]}</Fragment>;
  }
}

function showItem(item: readonly Block[], key: number, fill: (text: string) => string): ReactNode {
  return (
    <li key={key}>
      {item.map((block, at) => (block.kind === 'p' ? inline(block.text, fill) : show(block, at, {}, fill)))}
    </li>
  );
}

function inline(text: readonly Inline[], fill: (text: string) => string): ReactNode {
  return text.map((part, at) => {
    if (typeof part === 'string') return fill(part);
    const inner = inline(part.text, fill);
    // biome-ignore-start lint/suspicious/noArrayIndexKey: words are never reordered
    if (part.kind !== 'a') {
      const Mark = part.kind;
      return <Mark key={at}>{inner}</Mark>;
    }
    if (part.url.startsWith('/'))
      return (
        <PageLink key={at} to={part.url}>
          {inner}
        </PageLink>
      );
    if (part.url.startsWith('https://'))
      return (
        <ExternalLink key={at} href={part.url}>
          {inner}
        </ExternalLink>
      );
    return (
      <a key={at} href={part.url}>
        {inner}
      </a>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: words are never reordered
  });
}
