import { passageReview } from '@salama/content/passage-review.ts';
import type { Section } from '@salama/content/types.ts';
import { lengthOf } from '@salama/contract/characters.ts';
import type { PassageReference, Source } from '@salama/contract/chat/schemas.ts';
import { paragraphsOf } from '@salama/words/paragraphs.ts';
import { COLON } from '../language/punctuation.ts';
import { NAMING } from '../search/passage-index.ts';
import type { Passage } from '../search/passages.ts';
import type { Hit } from '../search/search.ts';
import type { Reply } from './reply.ts';

/** Characters; about two small screens. */
const LONGEST = 1_900;
const SUGGESTIONS = 3;
/** From this score on the best passage answers alone. */
const CERTAIN = 1.6;
/**
 * Below it the next one joins when its score is nearly as good. Of 206 replies with a second section to questions seen for
 * the first time 14 needed it, 13 of these with at least two thirds of the best score; three readers found half of all
 * second sections beside the question.
 */
const NEARLY = 0.6;

/**
 * The reply made of the best section, under the question it answers; its neighbours become suggestions. A second
 * section comes after `also`, which says that it may be meant.
 */
export function composeAnswer(hits: readonly [Hit, ...Hit[]], also: string): Reply {
  const [best, ...others] = hits;
  const alone = `${headingOf(best)}\n\n${best.passage.section.body}`;
  const [next] = best.score < CERTAIN ? others.filter((hit) => isNearly(hit, best)) : [];
  const both = next && join(`${alone}\n\n${also}`, next, LONGEST);
  const used = both ? [best.passage, next.passage] : [best.passage];
  return answerFrom(both ?? alone, best.passage, used, others);
}

/** What to do now, then the sections chosen for what happened: the first in full, of the others the beginning. */
export function composeSituation(
  first: string | undefined,
  [best, ...more]: readonly [Passage, ...Passage[]],
): Reply {
  const alone = `**${best.section.heading}**\n\n${best.section.body}`;
  const text = more.reduce(
    (longer, passage) => join(longer, { passage, naming: NAMING.heading }, LONGEST) ?? longer,
    alone,
  );
  return answerFrom(first ? `${first}\n\n${text}` : text, best, [best, ...more], []);
}

/** Two things side by side, each by the beginning of its section. */
export function composeComparison(introduction: string, [one, two]: readonly [Hit, Hit]): Reply {
  const half = lengthOf(introduction) + LONGEST / 2;
  const left = join(introduction, one, half) ?? introduction;
  const text = join(left, two, LONGEST) ?? left;
  return answerFrom(text, one.passage, [one.passage, two.passage], [one, two]);
}

function answerFrom(text: string, best: Passage, used: Passage[], others: readonly Hit[]): Reply {
  const { article } = best;
  return {
    text,
    details: {
      kind: 'answer',
      language: article.language,
      sources: sourcesOf(used),
      review: passageReview(article, best.section),
      article: { slug: article.slug, title: article.title },
      suggestions: suggestionsAfter(used, best, others),
      passages: referencesTo(used),
    },
  };
}

/** Two sections under the same question say nearly the same, and none may take for granted what nobody has said. */
function isNearly({ score, passage, elsewhere }: Hit, best: Hit): boolean {
  const isOther = passage.section.heading !== best.passage.section.heading;
  return score >= NEARLY * best.score && isOther && !elsewhere;
}

/**
 * One line, and two or three questions to tap, the likeliest first: for when it is not sure which passage is meant, or
 * whether any is. Nothing of them is shown: who asks may be in danger, or mean harm.
 */
export function composeDoubt(hits: readonly [Hit, ...Hit[]], line: string): Reply {
  const [{ passage }] = hits;
  const offered = likeliest(hits);
  const passages = offered.map((hit) => hit.passage);
  const questions = offered.map((hit) => questionOf(hit));
  return {
    text: line,
    details: {
      kind: 'unsure',
      language: passage.article.language,
      sources: [],
      suggestions: [...questions, ...suggestionsAfter(passages, passage, [])].slice(0, SUGGESTIONS),
      passages: referencesTo(passages),
    },
  };
}

/** The same question once; what concerns only people in other circumstances comes last. */
function likeliest([best, ...others]: readonly [Hit, ...Hit[]]): Hit[] {
  const ordered = [best, ...others.filter((hit) => !hit.elsewhere), ...others.filter((hit) => hit.elsewhere)];
  const headings = ordered.map(({ passage }) => passage.section.heading);
  return ordered.filter((_, at) => headings.indexOf(headings[at] ?? '') === at).slice(0, SUGGESTIONS);
}

/** Headings of what the search found, for a reply that answers nothing itself. */
export function headingsOf(hits: readonly Hit[]): string[] {
  return [...new Set(hits.map(({ passage }) => passage.section.heading))].slice(0, SUGGESTIONS);
}

type Shown = Pick<Hit, 'passage' | 'naming'>;

/** The question that the passage answers, under its article's name where it can mean something else without. */
function headingOf(shown: Shown): string {
  return `**${questionOf(shown)}**`;
}

function questionOf({ passage: { article, section }, naming }: Shown): string {
  if (naming >= NAMING.body) return section.heading;
  return `${article.title}${COLON[article.language]} ${section.heading}`;
}

/**
 * As many whole paragraphs of a passage as fit, under its heading, and where to read on if there are more; undefined
 * when not even the first fits.
 */
function join(text: string, shown: Shown, longest: number): string | undefined {
  const headed = `${text}\n\n${headingOf(shown)}`;
  const paragraphs = paragraphsOf(shown.passage.section.body);
  for (let count = paragraphs.length; count > 0; count -= 1) {
    const rest = count < paragraphs.length ? [readOn(shown.passage)] : [];
    const joined = [headed, ...paragraphs.slice(0, count), ...rest].join('\n\n');
    if (lengthOf(joined) <= longest) return joined;
  }
  return undefined;
}

function readOn({ article, section }: Passage): string {
  return `[… ${section.heading}](/learn/${article.slug}#${section.id})`;
}

/** The names of passages. */
export function referencesTo(passages: readonly Passage[]): PassageReference[] {
  return passages.map(({ article, section }) => ({
    heading: section.heading,
    slug: article.slug,
    title: article.title,
    section: section.id,
  }));
}

function sourcesOf(passages: Passage[]): Source[] {
  const cited = passages.flatMap(({ article, section }) =>
    article.sources.filter((_, at) => section.citations.includes(at + 1)),
  );
  return cited.filter((source, at) => cited.findIndex(({ url }) => url === source.url) === at);
}

/** Sections of the same article that the search also found, then those that follow, then other articles'. */
function suggestionsAfter(used: Passage[], { article, section }: Passage, others: readonly Hit[]): string[] {
  const found = others.map(({ passage }) => passage);
  const near = found.filter((passage) => passage.article === article).map((passage) => passage.section);
  const far = found.filter((passage) => passage.article !== article).map((passage) => passage.section);
  const following = article.sections.slice(article.sections.indexOf(section) + 1);
  const answered = new Set<Section>(used.map((passage) => passage.section));
  const fresh = [...near, ...following, ...far, ...article.sections].filter((item) => !answered.has(item));
  return [...new Set(fresh.map(({ heading }) => heading))].slice(0, SUGGESTIONS);
}
