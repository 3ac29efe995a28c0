import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import { isoDate, text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import { type Article, REVIEWED, type Section, type SectionReview } from './types.ts';

const DIGEST = /^[0-9a-f]{16}$/;
const SECTION = /^[a-z0-9-]+#[a-z0-9-]+$/;
/** A drawing is signed as a section is, as `drawing#<name>`; no article is called so. */
export const DRAWING = 'drawing#';

const reviewerSchema = v.strictObject({
  /** A name, or a role where she does not want to be named. */
  name: text,
  profession: text,
  /** Register and number; `none` for a native reader, who answers for the language alone. */
  licence: text,
  /** What she knows, in English: "contraception and pregnancy". */
  scope: text,
  /** A clinician signs what is said, a native reader how it is said. */
  signs: v.picklist(REVIEWED, `write ${REVIEWED.join(' or ')}`),
  signed: v.array(
    v.strictObject({
      language: v.picklist(LANGUAGES, `write one of ${LANGUAGES.join(', ')}`),
      on: isoDate,
      sections: v.record(
        v.pipe(v.string(), v.regex(SECTION, 'write slug#section')),
        v.pipe(v.string(), v.regex(DIGEST, 'write the digest as the booklet gives it')),
      ),
    }),
  ),
});

export type Reviewer = v.InferOutput<typeof reviewerSchema>;

interface Signature {
  by: Reviewer;
  on: string;
  digest: string;
}
/** By the name of the section and its language. */
type Signatures = ReadonlyMap<string, readonly Signature[]>;

/** Reads `library/reviews/*.yaml`, a file for each reviewer. Throws a ContentFault at a malformed one. */
export function readReviewers(libraryDir: string): Reviewer[] {
  const folder = join(libraryDir, 'reviews');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  return names.sort().map((name) => readReviewer(join(folder, name)));
}

/** Throws a ContentFault at a malformed file. */
export function readReviewer(file: string): Reviewer {
  return parseYaml(reviewerSchema, readFileSync(file, 'utf8'), file);
}

/** The articles with the review of each section. Throws a ContentFault at a signature of a section that is not there. */
export function joinReviews(articles: readonly Article[], reviewers: readonly Reviewer[]): Article[] {
  const signatures = signaturesOf(reviewers);
  requireSections(signatures, articles);
  const joined = articles.map((article) => ({
    ...article,
    sections: article.sections.map((section) => {
      const signed = signatures.get(nameOf(article, section));
      return signed ? { ...section, reviews: reviewsOf(signed, digestOf(article, section)) } : section;
    }),
  }));
  return joined.map((article) => withOtherLanguages(article, joined));
}

/** A translation of what a clinician has signed says so, and that she has not signed the translation. */
function withOtherLanguages(article: Article, all: readonly Article[]): Article {
  const others = all.filter(({ slug, language }) => slug === article.slug && language !== article.language);
  const sections = article.sections.map((section) => {
    const signedIn = others
      .filter((other) => other.sections.some(({ id, reviews }) => id === section.id && isSigned(reviews)))
      .map(({ language }) => language);
    return signedIn.length > 0 ? { ...section, signedIn } : section;
  });
  return { ...article, sections };
}

function isSigned(reviews: Section['reviews']): boolean {
  return reviews?.some(({ of, isChanged }) => of === 'facts' && !isChanged) ?? false;
}

/** Of heading, text, leads and sources, in hexadecimal: what somebody signs. A changed comma makes another. */
export function digestOf(
  { sources }: Pick<Article, 'sources'>,
  { heading, body, citations, questions }: Section,
): string {
  const urls = citations.map((number) => sources[number - 1]?.url);
  const leads = questions.map(({ id, lead, paragraph }) => [id, lead, paragraph]);
  return createHash('sha256')
    .update(JSON.stringify([heading, body, urls, ...leads]))
    .digest('hex')
    .slice(0, 16);
}

function signaturesOf(reviewers: readonly Reviewer[]): Signatures {
  const signatures = new Map<string, Signature[]>();
  for (const by of reviewers)
    for (const { language, on, sections } of by.signed)
      for (const [section, digest] of Object.entries(sections)) {
        const name = `${section} ${language}`;
        signatures.set(name, [...(signatures.get(name) ?? []), { by, on, digest }]);
      }
  return signatures;
}

function nameOf({ slug, language }: { slug: string; language: Language }, { id }: { id: string }): string {
  return `${slug}#${id} ${language}`;
}

/** Of facts and of language each the newest signature under the text as it stands, else the newest under what it was. */
function reviewsOf(signed: readonly Signature[], digest: string): SectionReview[] {
  const newest = signed.toSorted((one, other) => other.on.localeCompare(one.on));
  return REVIEWED.flatMap((of): SectionReview[] => {
    const own = newest.filter(({ by }) => by.signs === of);
    const valid = own.find((signature) => signature.digest === digest);
    const last = valid ?? own[0];
    if (!last) return [];
    return [{ of, isChanged: !valid, on: last.on, by: `${last.by.name}, ${last.by.profession}` }];
  });
}

/** Who signed each drawing, by its name. Throws a ContentFault at a signature of a drawing that is not there. */
export function reviewsOfDrawings(
  drawings: readonly { name: string; language: Language; digest: string }[],
  reviewers: readonly Reviewer[],
): (SectionReview[] | undefined)[] {
  const signatures = signaturesOf(reviewers);
  const keyOf = ({ name, language }: { name: string; language: Language }) => `${DRAWING}${name} ${language}`;
  const known = new Set(drawings.map(keyOf));
  requireKnown(
    [...signatures.keys()].filter((name) => name.startsWith(DRAWING)),
    known,
  );
  return drawings.map((drawing) => {
    const signed = signatures.get(keyOf(drawing));
    return signed && reviewsOf(signed, drawing.digest);
  });
}

function requireSections(signatures: Signatures, articles: readonly Article[]): void {
  const known = new Set(
    articles.flatMap((article) => article.sections.map((section) => nameOf(article, section))),
  );
  requireKnown(
    [...signatures.keys()].filter((name) => !name.startsWith(DRAWING)),
    known,
  );
}

function requireKnown(names: readonly string[], known: ReadonlySet<string>): void {
  const stray = names.find((name) => !known.has(name));
  if (stray !== undefined)
    throw new ContentFault('library/reviews', 1, `${stray} is signed and stands nowhere: take its line out`);
}
