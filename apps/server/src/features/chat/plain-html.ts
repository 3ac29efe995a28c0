import { type Language, localPath } from '@salama/contract/language.ts';
import type { Link, Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

/** Text as it may stand in HTML, also within quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

/** Markdown of a reply as HTML, by the same few kinds that the page shows with scripts; anything else is its text. */
export function plainHtml(markdown: string, language: Language): string {
  const inside = (node: Parents): string => node.children.map(show).join('');

  function show(node: Nodes): string {
    switch (node.type) {
      case 'paragraph':
        return `<p>${inside(node)}</p>`;
      case 'heading':
        return `<p><strong>${inside(node)}</strong></p>`;
      case 'strong':
        return `<strong>${inside(node)}</strong>`;
      case 'emphasis':
        return `<em>${inside(node)}</em>`;
      case 'list':
        return node.ordered
          ? `<ol start="${node.start ?? 1}">${inside(node)}</ol>`
          : `<ul>${inside(node)}</ul>`;
      case 'listItem':
        return `<li>${inside(node)}</li>`;
      case 'break':
        return '<br>';
      case 'link':
        return link(node);
      case 'text':
      case 'html':
      case 'inlineCode':
      case 'code':
        return escapeHtml(node.value);
      default:
        return 'children' in node ? inside(node) : '';
    }
  }

  function link(node: Link): string {
    const { url } = node;
    const isOurs = /^\/(?![/\\])/.test(url);
    if (!isOurs && !/^(?:https?:\/\/|tel:|sms:)/i.test(url)) return inside(node);
    const address = isOurs ? localPath(language, url) : url;
    return `<a href="${escapeHtml(address)}" rel="noreferrer">${inside(node)}</a>`;
  }

  return inside(fromMarkdown(markdown));
}
