import type { Node, Sign } from './pattern.ts';

/** The nodes and all below them, each once. */
export function nodesOf(roots: readonly Node[]): Node[] {
  const found = new Set<Node>();
  const collect = (node: Node) => {
    if (found.has(node)) return;
    found.add(node);
    for (const child of childrenOf(node)) collect(child);
  };
  for (const root of roots) collect(root);
  return [...found];
}

/**
 * What can only occur once a node does: lists it is an option of, sequences it opens, signs whose first needed term it
 * is. Those of node n stand in `ids` from `starts[n]` up to `starts[n + 1]`.
 */
export interface Parents {
  starts: Uint32Array;
  ids: Uint32Array;
}

export function parentsOf(nodes: readonly Node[], signs: readonly Sign[], firstSign: number): Parents {
  const lists: number[][] = Array.from({ length: firstSign + signs.length }, () => []);
  for (const node of nodes) {
    const opening = node.kind === 'sequence' ? node.parts.slice(0, 1) : childrenOf(node);
    for (const child of opening) lists[child.id]?.push(node.id);
  }
  signs.forEach(({ terms }, at) => {
    const needed = terms.find(({ role }) => role !== 'absent');
    if (needed) lists[needed.node.id]?.push(firstSign + at);
  });
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, at) => {
    starts[at + 1] = (starts[at] ?? 0) + list.length;
  });
  return { starts, ids: Uint32Array.from(lists.flat()) };
}

function childrenOf(node: Node): readonly Node[] {
  return node.kind === 'any' ? node.options : node.kind === 'sequence' ? node.parts : [];
}
