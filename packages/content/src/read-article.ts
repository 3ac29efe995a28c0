import { join } from 'node:path';
import { lengthOf } from '@salama/contract/characters.ts';
import { CONTACT_KINDS } from '@salama/contract/help.ts';
import { type HelpWords, markHelp } from '@salama/contract/help-words.ts';
import type { Language } from '@salama/contract/language.ts';
import { type Category, ICONS } from '@salama/contract/learning/schemas.ts';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import { fillControls } from './fill-controls.ts';
import { spaceFrench } from './french-spaces.ts';
import { isoDate, splitFrontMatter, text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import { parseAsks } from './read-asks.ts';
import type { Article, Section } from './types.ts';

/** Where an article stands: its folder gives the category and the slug. */
export interface ArticlePlace {
  folder: string;
  category: Category;
  slug: string;
  language: Language;
}

/** The two files of an article in one language. */
export interface ArticleTexts {
  /** `<language>.md`: what people read. */
  prose: string;
  /** `asks.<language>.txt`: how people ask for each section. */
  asks: string;
}

type SectionProse = Omit<Section, 'asks'>;

const DESCRIPTION_LENGTH = 160;
const MINIMUM_ASKS = 6;

export const sourceEntry = v.object({
  organisation: text,
  title: text,
  year: v.exactOptional(v.pipe(v.number('write the year as four digits'), v.integer(), v.minValue(1900))),
  url: v.pipe(v.string('write the address of the page'), v.url('write the full address, https://…')),
});

const frontMatterSchema = v.object({
  title: text,
  description: v.pipe(
    text,
    v.check(
      (value) => lengthOf(value) <= DESCRIPTION_LENGTH,
      `shorten it to ${DESCRIPTION_LENGTH} characters`,
    ),
  ),
  icon: v.picklist(ICONS, `choose one of ${ICONS.join(', ')}`),
  audience: v.pipe(v.number('write the youngest age as a number'), v.integer(), v.minValue(0)),
  reviewed: isoDate,
  help: v.exactOptional(v.array(v.picklist(CONTACT_KINDS, `choose among ${CONTACT_KINDS.join(', ')}`))),
  sources: v.pipe(v.array(sourceEntry, 'list the sources'), v.minLength(1, 'name at least one source')),
});

/** Reads one article, in the format of `content/README.md`. Throws a ContentFault that says what to mend. */
export function parseArticle({ prose, asks }: ArticleTexts, place: ArticlePlace, help?: HelpWords): Article {
  const { folder, category, slug, language } = place;
  const file = join(folder, `${language}.md`);
  const { head, body, bodyLine } = splitFrontMatter(
    markHelp(fillControls(prose, language), language, help),
    file,
  );
  const set = language === 'fr' ? spaceFrench : (text: string) => text;
  const front = parseYaml(frontMatterSchema, head, file, 1);
  const { introduction, sections } = splitSections(set(body), bodyLine, file);
  for (const { section, line } of sections) checkCitations(section, front.sources.length, file, line);
  const written = sections.map(({ section }) => section);
  return {
    ...{ slug, language, category, ...front, introduction },
    ...{ title: set(front.title), description: set(front.description) },
    sections: joinAsks(written, asks, place),
  };
}

/** Each section with its ways to ask, in the order of the article. */
function joinAsks(sections: SectionProse[], text: string, { folder, language }: ArticlePlace): Section[] {
  const file = join(folder, `asks.${language}.txt`);
  const asked = parseAsks(text, file);
  const homeless = asked.find(({ section }) => sections.every(({ id }) => id !== section));
  if (homeless)
    throw new ContentFault(file, homeless.line, `${language}.md has no section ${homeless.section}`);
  return sections.map((section) => {
    const { line, asks } = asked.find((one) => one.section === section.id) ?? { line: 1, asks: [] };
    if (asks.length >= MINIMUM_ASKS) return { ...section, asks };
    throw new ContentFault(
      file,
      line,
      `write "# ${section.id}" and below it at least ${MINIMUM_ASKS} ways to ask`,
    );
  });
}

interface PlacedSection {
  section: SectionProse;
  line: number;
}

function splitSections(body: string, firstLine: number, file: string) {
  const lines = body.split('\n');
  const starts = lines.flatMap((line, index) => (line.startsWith('## ') ? [index] : []));
  const [first] = starts;
  if (first === undefined) throw new ContentFault(file, firstLine, 'write at least one "## " section');
  const introduction = lines.slice(0, first).join('\n').trim();
  if (!introduction)
    throw new ContentFault(file, firstLine, 'write an introduction before the first section');
  const sections = starts.map((start, index) => {
    const line = firstLine + start;
    return { line, section: parseSection(lines.slice(start, starts[index + 1]), file, line) };
  });
  requireUniqueIds(sections, file);
  return { introduction, sections };
}

function parseSection([title = '', ...rest]: string[], file: string, line: number): SectionProse {
  const match = /^##\s+(.+?)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}\s*$/.exec(title);
  if (!match) throw new ContentFault(file, line, 'end the heading with an id, like {#how-long}');
  const [, heading = '', id = ''] = match;
  const { body, citations } = splitSources(rest);
  if (!body) throw new ContentFault(file, line, 'write the answer of this section');
  return { id, heading, body, citations };
}

/** The body and the numbers of its last line, `Sources: 1, 2`. */
function splitSources(lines: string[]): { body: string; citations: number[] } {
  const body = lines.join('\n').trim();
  const match = /(?:^|\n)Sources:\s*([\d,\s]+)$/.exec(body);
  if (!match) return { body, citations: [] };
  return {
    body: body.slice(0, match.index).trim(),
    citations: (match[1] ?? '').split(/[,\s]+/).flatMap((number) => (number ? [Number(number)] : [])),
  };
}

function checkCitations({ citations }: SectionProse, sources: number, file: string, line: number): void {
  const unknown = citations.find((number) => number < 1 || number > sources);
  if (unknown === undefined) return;
  throw new ContentFault(
    file,
    line,
    `"Sources:" names ${unknown}, but the front matter has ${sources} source(s)`,
  );
}

function requireUniqueIds(sections: PlacedSection[], file: string): void {
  const seen = new Set<string>();
  for (const { section, line } of sections) {
    if (seen.has(section.id))
      throw new ContentFault(file, line, `the id ${section.id} stands twice: rename one`);
    seen.add(section.id);
  }
}
