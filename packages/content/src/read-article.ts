import { join } from 'node:path';
import { lengthOf } from '@salama/contract/characters.ts';
import { type HelpWords, markHelp } from '@salama/contract/help-words.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Category } from '@salama/contract/learning/schemas.ts';
import { paragraphsOf } from '@salama/words/paragraphs.ts';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import { fillControls } from './fill-controls.ts';
import { spaceFrench } from './french-spaces.ts';
import { splitFrontMatter, text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import type { ArticleData, SectionData } from './read-article-data.ts';
import { type GroupAsks, parseAsks } from './read-asks.ts';
import { type Leads, parseLeads } from './read-leads.ts';
import type { Article, NarrowQuestion, Section } from './types.ts';

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
  /** `leads.yaml`: what answers its narrower questions; empty where it has none. */
  leads: string;
}

type SectionProse = Pick<Section, 'id' | 'heading' | 'body'>;
type AskedSection = SectionProse & Pick<Section, 'asks' | 'questions'>;

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
  { data, prose, asks, leads }: ArticleTexts,
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
    sections: joinAsks(written, asks, leads, place).map((section) => joinData(section, known[section.id])),
  };
}

function joinData(section: AskedSection, data: SectionData | undefined): Section {
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
  leadsText: string,
  { folder, language }: ArticlePlace,
): AskedSection[] {
  const file = join(folder, `asks.${language}.txt`);
  const asked = parseAsks(text, file);
  const homeless = asked.find(({ section }) => sections.every(({ id }) => id !== section));
  if (homeless)
    throw new ContentFault(file, homeless.line, `${language}.md has no section ${homeless.section}`);
  const leadsFile = join(folder, 'leads.yaml');
  const leads = parseLeads(leadsText, leadsFile);
  const lost = Object.keys(leads).find((id) => sections.every((section) => section.id !== id));
  if (lost) throw new ContentFault(leadsFile, 1, `there is no section ${lost}`);
  return sections.map((section) => {
    const groups = asked.filter((one) => one.section === section.id);
    const asks = groups.flatMap((group) => group.asks);
    if (asks.length < MINIMUM_ASKS)
      throw new ContentFault(
        file,
        groups[0]?.line ?? 1,
        `write "# ${section.id}" and below it at least ${MINIMUM_ASKS} ways to ask`,
      );
    requireSameQuestions(groups, leads[section.id] ?? {}, { file, leadsFile });
    return { ...section, asks, questions: questionsOf(section, groups, leads, { leadsFile, language }) };
  });
}

/** What is asked has its answer, and what is answered is asked, in one order. */
function requireSameQuestions(
  groups: readonly GroupAsks[],
  leads: Leads[string],
  { file, leadsFile }: { file: string; leadsFile: string },
): void {
  const asked = groups.flatMap(({ question }) => question ?? []);
  const answered = Object.keys(leads);
  const line = groups.find(({ question }) => question)?.line ?? groups[0]?.line ?? 1;
  if (asked.join() !== answered.join())
    throw new ContentFault(
      file,
      line,
      `ask for the questions of ${leadsFile} in their order: ${answered.join(', ') || 'there are none'}`,
    );
  const empty = groups.find(({ asks }) => asks.length === 0);
  if (empty) throw new ContentFault(file, empty.line, 'write at least one way to ask below it');
}

function questionsOf(
  { id, body }: SectionProse,
  groups: readonly GroupAsks[],
  leads: Leads,
  { leadsFile, language }: { leadsFile: string; language: Language },
): NarrowQuestion[] {
  const paragraphs = paragraphsOf(body).length;
  return groups.flatMap(({ question }, at): NarrowQuestion[] => {
    const lead = question ? leads[id]?.[question] : undefined;
    if (!question || !lead) return [];
    const { paragraph } = lead;
    if (paragraph !== undefined && paragraph > paragraphs)
      throw new ContentFault(
        leadsFile,
        1,
        `${id} has ${paragraphs} paragraphs, and ${question} names ${paragraph}`,
      );
    const firstAsk = groups.slice(0, at).reduce((sum, { asks }) => sum + asks.length, 0);
    return [
      {
        id: question,
        firstAsk,
        lead: lead[language],
        ...(paragraph !== undefined && { paragraph: paragraph - 1 }),
      },
    ];
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
