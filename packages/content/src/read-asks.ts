import { ContentFault } from './content-fault.ts';

/** The ways to ask one thing: what a section answers first, or one of its narrower questions. */
export interface GroupAsks {
  section: string;
  /** The narrower question; absent where the section's own beginning is the answer. */
  question?: string;
  /** Where its heading stands, counted from 1. */
  line: number;
  asks: string[];
}

/**
 * Reads the ways to ask that stand beside an article: `# how-long`, then one way a line; `## at-night` begins the ways to
 * ask a narrower question of the same section. An empty line stands before the next heading. Throws a ContentFault at an
 * empty or a joined line, and where a heading stands twice.
 */
export function parseAsks(text: string, file: string): GroupAsks[] {
  if (!text.trim()) return [];
  const groups: GroupAsks[] = [];
  const lines = text.trimEnd().split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    const heading = readHeading(line, at + 1, file, groups.at(-1));
    if (heading) requireNew(groups, heading, file);
    if (heading) groups.push(heading);
    else if (line.trim()) addAsk(groups.at(-1), line.trim(), at + 1, file);
    else if (!lines[at + 1]?.startsWith('#'))
      throw new ContentFault(file, at + 1, 'take out the empty line: one stands only before a heading');
  }
  return groups;
}

function readHeading(
  text: string,
  line: number,
  file: string,
  before: GroupAsks | undefined,
): GroupAsks | undefined {
  if (!text.startsWith('#')) return undefined;
  const [, marks, id] = /^(##?) ([a-z0-9]+(?:-[a-z0-9]+)*)\s*$/.exec(text) ?? [];
  if (!id)
    throw new ContentFault(
      file,
      line,
      'write # and the id of a section, like "# how-long", or ## and a question of it',
    );
  if (marks === '#') return { section: id, line, asks: [] };
  if (!before) throw new ContentFault(file, line, 'begin with # and the id of a section');
  return { section: before.section, question: id, line, asks: [] };
}

function requireNew(
  groups: readonly GroupAsks[],
  { section, question, line }: GroupAsks,
  file: string,
): void {
  if (groups.every((other) => other.section !== section || other.question !== question)) return;
  const name = question ? `the question ${question} of ${section}` : `the section ${section}`;
  throw new ContentFault(file, line, `${name} stands twice: put its ways to ask together`);
}

function addAsk(asked: GroupAsks | undefined, ask: string, line: number, file: string): void {
  if (!asked)
    throw new ContentFault(file, line, 'begin with # and the id of the section that these lines ask for');
  if (ask.includes('|')) throw new ContentFault(file, line, 'write one way to ask a line, without |');
  asked.asks.push(ask);
}
