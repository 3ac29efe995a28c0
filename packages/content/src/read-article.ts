import { join } from 'node:path';
import { lengthOf } from '@salama/contract/characters.ts';
import { type HelpWords, markHelp } from '@salama/contract/help-words.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Category } from '@salama/contract/learning/schemas.ts';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import { fillControls } from './fill-controls.ts';
import { spaceFrench } from './french-spaces.ts';
import { splitFrontMatter, text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ArticleData, SectionData } from './read-article-data.ts';
import { parseAsks } from './read-asks.ts';
import type { Article, Section } from './types.ts';

/** Where an article stands: its folder gives the category and the slug. */
export interface ArticlePlace {
  folder: string;
  category: Category;
  slug: string;
  language: Language;
}

/** The files of an article in one language, and what it is in all of them. */
export interface ArticleTexts {
  data: ArticleData;
  /** `<language>.md`: what people read. */
  prose: string;
  /** `asks.<language>.txt`: how people ask for each section. */
  asks: string;
}

type SectionProse = Pick<Section, 'id' | 'heading' | 'body'>;

const DESCRIPTION_LENGTH = 160;
const TAB_LENGTH = 40;
const MINIMUM_ASKS = 6;

const frontMatterSchema = v.strictObject({
  title: text,
  tab: short(TAB_LENGTH),
  description: short(DESCRIPTION_LENGTH),
});

function short(most: number) {
  return v.pipe(
    text,
    v.check((value) => lengthOf(value) <= most, `shorten it to ${most} characters`),
  );
}

/** Reads one article, in the format of `content/README.md`. Throws a ContentFault that says what to mend. */
export function parseArticle(
  { data, prose, asks }: ArticleTexts,
  place: ArticlePlace,
  help?: HelpWords,
): Article {
  const { folder, category, slug, language } = place;
  const file = join(folder, `${language}.md`);
  const { head, body, bodyLine } = splitFrontMatter(
    markHelp(fillControls(prose, language), language, help),
    file,
  );
  const set = language === 'fr' ? spaceFrench : (text: string) => text;
  const front = parseYaml(frontMatterSchema, head, file, 1);
  const { introduction, sections } = splitSections(set(body), bodyLine, file);
  const written = sections.map((section) => section.prose);
  requireSameSections(
    written.map(({ id }) => id),
    data,
    place,
  );
  const { sections: known, ...same } = data;
  const { title, description, tab } = front;
  return {
    ...{ slug, language, category, ...same, introduction },
    ...{ title: set(title), description: set(description), tab: set(tab) },
    sections: joinAsks(written, asks, place).map((section) => joinData(section, known[section.id])),
  };
}

function joinData(section: SectionProse & Pick<Section, 'asks'>, data: SectionData | undefined): Section {
  if (!data) throw new Error(`${section.id} is not in article.yaml`);
  const { sources, more = false, ...tags } = data;
  return { ...section, citations: sources, isMore: more, tags };
}

/** The order is that of the page: what is folded stands below what is not. */
function requireSameSections(written: string[], data: ArticleData, { folder, language }: ArticlePlace): void {
  const file = join(folder, 'article.yaml');
  const named = Object.entries(data.sections);
  if (named.map(([id]) => id).join() !== written.join())
    throw new ContentFault(
      file,
      1,
      `name the sections of ${language}.md in their order: ${written.join(', ')}`,
    );
  const [, late] = named.find(([, { more }], at) => !more && named[at - 1]?.[1].more) ?? [];
  if (late) throw new ContentFault(file, 1, 'put what is folded (more) below the other sections');
  for (const [id, { sources }] of named) {
    const unknown = sources.find((number) => number < 1 || number > data.sources.length);
    if (unknown !== undefined)
      throw new ContentFault(file, 1, `${id} names source ${unknown}, and there are ${data.sources.length}`);
  }
}

/** Each section with its ways to ask, in the order of the article. */
function joinAsks(
  sections: SectionProse[],
  text: string,
  { folder, language }: ArticlePlace,
): (SectionProse & Pick<Section, 'asks'>)[] {
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
  prose: SectionProse;
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
    return { line, prose: parseSection(lines.slice(start, starts[index + 1]), file, line) };
  });
  requireUniqueIds(sections, file);
  return { introduction, sections };
}

function parseSection([title = '', ...rest]: string[], file: string, line: number): SectionProse {
  const match = /^##\s+(.+?)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}\s*$/.exec(title);
  if (!match) throw new ContentFault(file, line, 'end the heading with an id, like {#how-long}');
  const [, heading = '', id = ''] = match;
  const body = rest.join('\n').trim();
  if (!body) throw new ContentFault(file, line, 'write the answer of this section');
  return { id, heading, body };
}

function requireUniqueIds(sections: PlacedSection[], file: string): void {
  const seen = new Set<string>();
  for (const { prose: section, line } of sections) {
    if (seen.has(section.id))
      throw new ContentFault(file, line, `the id ${section.id} stands twice: rename one`);
    seen.add(section.id);
  }
}
