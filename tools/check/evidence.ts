import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHelpWords } from '@salama/content/read-help-words.ts';
import { categoryFolder } from '@salama/content/read-library.ts';
import type { Article, Section } from '@salama/content/types.ts';
import { markHelp, withoutHelpLinks } from '@salama/contract/help-words.ts';

/** How the words of a source were read: at its own address, in a copy, or as somebody quotes it. */
const SEEN = ['opened', 'copy', 'quoted'] as const;
const NOTHING_STATED = '-';
const FEWEST_WORDS = 4;

/** One English sentence of the library, with what carries it. */
export interface Evidence {
  section: string;
  sentence: string;
  /** Numbers of the article's sources; none where the sentence states nothing that could be wrong. */
  sources: number[];
  /** What the source says, in our own words. */
  says: string;
  seen: string;
}

/**
 * The evidence of an article: `evidence.tsv` in its folder, a line for each English sentence, `section`, `sentence`,
 * `sources`, `says` and `seen` between tabs. A sentence of advice or comfort has `-` for its sources and ends there.
 */
export function readEvidence(folder: string, { category, slug }: Article): Evidence[] {
  const library = join(folder, 'library');
  const file = join(library, categoryFolder(category), slug, 'evidence.tsv');
  if (!existsSync(file)) return [];
  const text = markHelp(readFileSync(file, 'utf8'), 'en', readHelpWords(library));
  const lines = withoutHelpLinks(text).split('\n');
  return lines.filter((line) => line.trim() !== '').map(parseLine);
}

/** Sentences without evidence, evidence without a sentence, sources that nothing rests on; one fault each. */
export function evidenceFaults(folder: string, article: Article): string[] {
  const place = `${article.slug}/evidence.tsv`;
  const evidence = readEvidence(folder, article);
  const cited = new Set(article.sections.flatMap(({ citations }) => citations));
  const idle = article.sources.flatMap((_, index) => (cited.has(index + 1) ? [] : [index + 1]));
  const ids = new Set(article.sections.map(({ id }) => id));
  return [
    ...evidence
      .filter(({ section }) => !ids.has(section))
      .map((line) => `no section is called ${line.section}`),
    ...article.sections.flatMap((section) =>
      sectionFaults(
        section,
        evidence.filter((line) => line.section === section.id),
      ).map((fault) => `#${section.id}: ${fault}`),
    ),
    ...idle.map((number) => `no section rests on source ${number}: take it out`),
  ].map((fault) => `${place}: ${fault}`);
}

/** The sentences of a body: list marks, bold and addresses taken off, shorter ones than four words left out. */
export function sentencesOf(body: string): string[] {
  return body
    .replace(/\]\([^)]*\)/g, '')
    .replace(/\*\*|\[/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*]|\d+\.)\s+/, ''))
    .flatMap((line) => line.split(/(?<=[.!?]["”’)]?)\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= FEWEST_WORDS);
}

function parseLine(line: string): Evidence {
  const [section = '', sentence = '', sources = '', says = '', seen = ''] = line
    .split('\t')
    .map((cell) => cell.trim());
  const numbers = sources === NOTHING_STATED ? [] : sources.split(/[,\s]+/).map(Number);
  return { section, sentence, sources: numbers, says, seen };
}

function sectionFaults({ body, citations }: Section, evidence: readonly Evidence[]): string[] {
  const sentences = new Set(sentencesOf(body));
  const known = new Set(evidence.map(({ sentence }) => sentence));
  const used = new Set(evidence.flatMap(({ sources }) => sources));
  return [
    ...[...sentences].filter((sentence) => !known.has(sentence)).map((text) => `no evidence for “${text}”`),
    ...evidence
      .filter(({ sentence }) => !sentences.has(sentence))
      .map((line) => `no longer says “${line.sentence}”`),
    ...evidence.flatMap((line) => lineFaults(line, citations)),
    ...citations.filter((number) => !used.has(number)).map((number) => `nothing rests on source ${number}`),
  ];
}

function lineFaults({ sentence, sources, says, seen }: Evidence, citations: readonly number[]): string[] {
  if (sources.length === 0) return [];
  const unnamed = sources.filter((number) => !citations.includes(number));
  return [
    ...unnamed.map((number) => `“${sentence}” rests on source ${number}, which "Sources:" does not name`),
    ...(says === '' ? [`write what the source says of “${sentence}”`] : []),
    ...(SEEN.some((way) => way === seen) ? [] : [`“${sentence}”: ${seen} is none of ${SEEN.join(', ')}`]),
  ];
}
