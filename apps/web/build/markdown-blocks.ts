import type { BlockContent, DefinitionContent, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Block, Inline } from '../src/lib/prose.ts';

type Node = RootContent | BlockContent | DefinitionContent;

/** Markdown of our own as the few kinds of block that `components/prose.tsx` shows. Throws on any other. */
export function markdownBlocks(markdown: string): Block[] {
  return fromMarkdown(markdown).children.map(blockOf);
}

function blockOf(node: Node): Block {
  switch (node.type) {
    case 'heading':
      return { kind: node.depth === 2 ? 'h2' : 'h3', text: inlines(node.children), id: idOf(node.children) };
    case 'paragraph': {
      const slot = /^\{\{([a-z-]+)\}\}$/.exec(plain(node.children));
      return slot ? { kind: 'slot', name: slot[1] ?? '' } : { kind: 'p', text: inlines(node.children) };
    }
    case 'list':
      return {
        kind: node.ordered ? 'ol' : 'ul',
        items: node.children.map((item) => item.children.map(blockOf)),
      };
    default:
      throw new Error(`Pages cannot hold a ${node.type}`);
  }
}

function inlines(nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.map((node) => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'break':
        return '\n';
      case 'strong':
        return { kind: 'strong', text: inlines(node.children) };
      case 'emphasis':
        return { kind: 'em', text: inlines(node.children) };
      case 'link':
        return { kind: 'a', url: safe(node.url), text: inlines(node.children) };
      default:
        throw new Error(`Pages cannot hold a ${node.type}`);
    }
  });
}

/** Only the web, a phone call, a mail, or a page of ours. */
function safe(url: string): string {
  if (/^(?:https:\/\/|tel:\+?[0-9]+$|mailto:|\/(?![/\\])|#)/.test(url)) return url;
  throw new Error(`${url} is no address that a page may lead to`);
}

function plain(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? plain(node.children) : ''))
    .join('');
}

function idOf(nodes: readonly PhrasingContent[]): string {
  return plain(nodes)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
