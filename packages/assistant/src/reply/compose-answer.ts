import { passageReview } from '@salama/content/passage-review.ts';
import type { Section } from '@salama/content/types.ts';
import type { PassageReference, Source } from '@salama/contract/chat/schemas.ts';
import { COLON } from '../language/punctuation.ts';
import { NAMING } from '../search/passage-index.ts';
import type { Passage } from '../search/passages.ts';
import type { Hit } from '../search/search.ts';
import type { Reply } from './reply.ts';
import { type ShortAnswer, shortAnswer, shorterAnswer } from './short-answer.ts';

const SUGGESTIONS = 3;
/** From this score on the best passage is sure to be the one that was asked for. */
const CERTAIN = 1.6;
/** Below it two others that are nearly as good stand first among the questions to tap. */
const NEARLY = 0.6;
const MEANT = 2;

/** The best section, shortly; the others that were found become questions to tap. */
export function composeAnswer([best, ...others]: readonly [Hit, ...Hit[]]): Reply {
  const { passage, narrow } = best;
  const { text, details } = answerFrom(shortAnswer(passage.section, narrow), [passage], others);
  const meant = best.score < CERTAIN ? likeliest(others.filter((hit) => mayBeMeant(hit, best))) : [];
  const questions = meant.slice(0, MEANT).map(questionOf);
  const suggestions = [...new Set([...questions, ...details.suggestions])].slice(0, SUGGESTIONS);
  return { text, details: { ...details, suggestions } };
}

/** Two sections under the same question say nearly the same, and none may take for granted what nobody has said. */
function mayBeMeant({ score, passage, elsewhere }: Hit, best: Hit): boolean {
  const isOther = passage.section.heading !== best.passage.section.heading;
  return score >= NEARLY * best.score && isOther && !elsewhere;
}

/** What is possible now; where the library says more is for whoever wants more. */
export function composeClock(now: string, passages: readonly [Passage, ...Passage[]]): Reply {
  const more = passages.map(({ section }) => `**${section.heading}**\n\n${section.body}`);
  return answerFrom({ text: now, more: more.join('\n\n') }, passages, []);
}

/** What to do now, then the beginning of the first section chosen for what happened; the rest waits behind it. */
export function composeSituation(
  first: string | undefined,
  passages: readonly [Passage, ...Passage[]],
): Reply {
  const [best, ...others] = passages;
  const { text, more } = shortAnswer(best.section);
  const rest = others.map(({ section }) => `**${section.heading}**\n\n${section.body}`);
  const answer = {
    text: first ? `${first}\n\n${text}` : text,
    more: [more, ...rest].filter(Boolean).join('\n\n'),
  };
  return answerFrom(answer, passages, []);
}

/** Two answers to two questions, each half as long, in the order in which they were asked. */
export function composePair(pair: readonly [Hit, Hit]): Reply {
  const parts = pair.map((hit) => ({
    heading: headingOf(hit),
    ...shorterAnswer(hit.passage.section, hit.narrow),
  }));
  const more = parts.filter((part) => part.more).map((part) => `${part.heading}\n\n${part.more}`);
  const answer = { text: parts.map(({ text }) => text).join('\n\n'), more: more.join('\n\n') };
  return answerFrom(answer, [pair[0].passage, pair[1].passage], pair);
}

/** Two things side by side, each by the beginning of its section. */
export function composeComparison(introduction: string, pair: readonly [Hit, Hit]): Reply {
  const parts = pair.map((hit) => ({ heading: headingOf(hit), ...shorterAnswer(hit.passage.section) }));
  const said = parts.map(({ heading, text }) => `${heading}\n\n${text}`);
  const unsaid = parts.filter(({ more }) => more).map(({ heading, more }) => `${heading}\n\n${more}`);
  const answer = { text: [introduction, ...said].join('\n\n'), more: unsaid.join('\n\n') };
  return answerFrom(answer, [pair[0].passage, pair[1].passage], pair);
}

/** A reply from sections, the first of them the one that answers. */
export function answerFrom(
  { text, more: unsaid }: ShortAnswer,
  used: readonly [Passage, ...Passage[]],
  others: readonly Hit[],
): Reply {
  const [best] = used;
  const { article } = best;
  const more = [unsaid, toolOf(used)].filter(Boolean).join('\n\n');
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
      ...(more && { more }),
    },
  };
}

/** Where the same can be counted or compared by oneself, as a link in Markdown. */
function toolOf(used: readonly Passage[]): string | undefined {
  const tool = used.map(({ section }) => section.tool).find(Boolean);
  return tool && `[${tool.text}](${tool.url})`;
}

/**
 * One line, and two or three questions to tap, the likeliest first: for when it is not sure which passage is meant, or
 * whether any is. Nothing of them is shown: who asks may be in danger, or mean harm.
 */
export function composeDoubt(hits: readonly [Hit, ...Hit[]], line: string): Reply {
  const [{ passage }] = hits;
  const offered = likeliest(hits);
  const passages = offered.map((hit) => hit.passage);
  const questions = offered.map(questionOf);
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

/**
 * The likeliest passage, shortly and under its own question, so that nobody takes it for the answer to another; the next
 * likeliest to tap. `words` has places for both.
 */
export function composeGuess(hits: readonly [Hit, ...Hit[]], words: string): Reply {
  const [best] = hits;
  const { text, more } = shorterAnswer(best.passage.section, best.narrow);
  const said = words.replace('{question}', headingOf(best)).replace('{answer}', text);
  const { details } = answerFrom({ text, more }, [best.passage], hits.slice(1));
  const others = likeliest(hits).slice(1).map(questionOf);
  const suggestions = [...new Set([...others, ...details.suggestions])].slice(0, SUGGESTIONS);
  return { text: said, details: { ...details, kind: 'unsure', suggestions } };
}

/** The same question once; what concerns only people in other circumstances comes last. */
function likeliest(hits: readonly Hit[]): Hit[] {
  const [best, ...others] = hits;
  const ordered = [
    ...(best ? [best] : []),
    ...others.filter((hit) => !hit.elsewhere),
    ...others.filter((hit) => hit.elsewhere),
  ];
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

/** The names of passages. */
export function referencesTo(passages: readonly Passage[]): PassageReference[] {
  return passages.map(({ article, section }) => ({
    heading: section.heading,
    slug: article.slug,
    title: article.title,
    section: section.id,
  }));
}

/** What carries these passages, each source once. */
export function sourcesOf(passages: readonly Passage[]): Source[] {
  const cited = passages.flatMap(({ article, section }) =>
    article.sources.filter((_, at) => section.citations.includes(at + 1)),
  );
  return cited.filter((source, at) => cited.findIndex(({ url }) => url === source.url) === at);
}

/** Sections of the same article that the search also found, then those that follow, then other articles'. */
function suggestionsAfter(
  used: readonly Passage[],
  { article, section }: Passage,
  others: readonly Hit[],
): string[] {
  const found = others.map(({ passage }) => passage);
  const near = found.filter((passage) => passage.article === article).map((passage) => passage.section);
  const far = found.filter((passage) => passage.article !== article).map((passage) => passage.section);
  const following = article.sections.slice(article.sections.indexOf(section) + 1);
  const answered = new Set<Section>(used.map((passage) => passage.section));
  const fresh = [...near, ...following, ...far, ...article.sections].filter((item) => !answered.has(item));
  return [...new Set(fresh.map(({ heading }) => heading))].slice(0, SUGGESTIONS);
}
