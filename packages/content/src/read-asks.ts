import { ContentFault } from './content-fault.ts';

/** The ways to ask of one section. */
export interface SectionAsks {
  section: string;
  /** Where its heading stands, counted from 1. */
  line: number;
  asks: string[];
}

/**
 * Reads the ways to ask that stand beside an article: `# how-long`, then one way a line, an empty line before the next
 * heading. Throws a ContentFault at an empty or a joined line, and where a section stands twice.
 */
export function parseAsks(text: string, file: string): SectionAsks[] {
  if (!text.trim()) return [];
  const sections: SectionAsks[] = [];
  const lines = text.trimEnd().split(/\r?\n/);
  for (const [at, line] of lines.entries()) {
    const heading = readHeading(line, at + 1, file);
    if (heading) requireNew(sections, heading, file);
    if (heading) sections.push(heading);
    else if (line.trim()) addAsk(sections.at(-1), line.trim(), at + 1, file);
    else if (!lines[at + 1]?.startsWith('#'))
      throw new ContentFault(file, at + 1, 'take out the empty line: one stands only before a heading');
  }
  return sections;
}

function readHeading(text: string, line: number, file: string): SectionAsks | undefined {
  if (!text.startsWith('#')) return undefined;
  const [, section] = /^# ([a-z0-9]+(?:-[a-z0-9]+)*)\s*$/.exec(text) ?? [];
  if (!section) throw new ContentFault(file, line, 'write # and the id of a section, like "# how-long"');
  return { section, line, asks: [] };
}

function requireNew(sections: readonly SectionAsks[], { section, line }: SectionAsks, file: string): void {
  if (sections.every((other) => other.section !== section)) return;
  throw new ContentFault(file, line, `the section ${section} stands twice: put its ways to ask together`);
}

function addAsk(asked: SectionAsks | undefined, ask: string, line: number, file: string): void {
  if (!asked)
    throw new ContentFault(file, line, 'begin with # and the id of the section that these lines ask for');
  if (ask.includes('|')) throw new ContentFault(file, line, 'write one way to ask a line, without |');
  asked.asks.push(ask);
}
