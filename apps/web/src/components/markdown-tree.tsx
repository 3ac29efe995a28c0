import type { Link, Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { PageLink } from './page-link.tsx';

/**
 * Markdown to React elements through an allow-list: no HTML, no images, no scheme but http(s), tel and mailto. A place for
 * whom to call (`help:`) is marked: `lib/help-places.ts` fills it.
 * Headings become bold paragraphs, so that a reply never disturbs the outline of its page.
 */
export function MarkdownTree({ text }: { text: string }) {
  return <div className="prose">{inside(fromMarkdown(text))}</div>;
}

function inside(node: Parents): ReactNode {
  return node.children.map((child, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is built anew for each text and never reordered
    return <Fragment key={index}>{show(child)}</Fragment>;
  });
}

function show(node: Nodes): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{inside(node)}</p>;
    case 'heading':
      return (
        <p>
          <strong>{inside(node)}</strong>
        </p>
      );
    case 'strong':
      return <strong>{inside(node)}</strong>;
    case 'emphasis':
      return <em>{inside(node)}</em>;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{inside(node)}</ol> : <ul>{inside(node)}</ul>;
    case 'listItem':
      return <li>{inside(node)}</li>;
    case 'blockquote':
      return <blockquote>{inside(node)}</blockquote>;
    case 'link':
      return showLink(node);
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'inlineCode':
    case 'code':
      return <code>{node.value}</code>;
    case 'text':
    case 'html':
      return node.value;
    default:
      return 'children' in node ? inside(node) : null;
  }
}

function showLink(node: Link): ReactNode {
  const { url } = node;
  if (/^https?:\/\//i.test(url)) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {inside(node)}
      </a>
    );
  }
  const [, use] = /^help:([a-z]+)$/.exec(url) ?? [];
  if (use) return <span data-help={use}>{inside(node)}</span>;
  if (/^(tel:|mailto:)/i.test(url)) return <a href={url}>{inside(node)}</a>;
  if (/^\/(?![/\\])/.test(url)) return <PageLink to={url}>{inside(node)}</PageLink>;
  return inside(node);
}
