import type { Section } from '@salama/content/types.ts';
import { lengthOf } from '@salama/contract/characters.ts';
import type { PassageReference, Source } from '@salama/contract/chat/schemas.ts';
import type { Passage } from '../search/passages.ts';
import type { Hit } from '../search/search.ts';
import type { Reply } from './reply.ts';

/** Characters; what a small screen shows without losing the reader. */
const LONGEST = 1_400;
const SUGGESTIONS = 3;
/** A second passage this close to the first may be what was meant: its first paragraph joins. */
const NEARLY_EQUAL = { sameArticle: 0.7, otherArticle: 0.75 } as const;

/** The reply made of the best section, under the question it answers; its neighbours become suggestions. */
export function composeAnswer(hits: readonly [Hit, ...Hit[]]): Reply {
  const [best, ...others] = hits;
  const alone = `${headingOf(best)}\n\n${best.passage.section.body}`;
  const twin = others.find((hit) => isNearlyEqual(hit, best) && fits(alone, hit));
  const used = twin ? [best.passage, twin.passage] : [best.passage];
  return answerFrom(twin ? join(alone, twin) : alone, best.passage, used, others);
}

/** What to do now, then the sections chosen for what happened: the first in full, of the others the beginning. */
export function composeSituation(
  first: string | undefined,
  [best, ...more]: readonly [Passage, ...Passage[]],
): Reply {
  const alone = `**${best.section.heading}**\n\n${best.section.body}`;
  const text = more.reduce((longer, passage) => join(longer, { passage, namesSubject: true }), alone);
  return answerFrom(first ? `${first}\n\n${text}` : text, best, [best, ...more], []);
}

/** Two things side by side, each by the beginning of its section. */
export function composeComparison(introduction: string, [one, two]: readonly [Hit, Hit]): Reply {
  const text = [one, two].reduce((longer, hit) => joinMore(longer, hit), introduction);
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
      review: { state: article.review, date: article.reviewed },
      article: { slug: article.slug, title: article.title },
      suggestions: suggestionsAfter(used, best, others),
      passages: referencesTo(used),
    },
  };
}

/** How much of a guess is shown: enough to see whether it is what was meant. */
const LONGEST_GUESS = 1_100;
const GUESSES = 3;

/** Several passages under their questions, as many as fit, in place of `{passages}` in the words of doubt. */
export function composeGuess(hits: readonly [Hit, ...Hit[]], doubt: string): Reply {
  const [best, ...others] = hits;
  const { article } = best.passage;
  let shown = `${headingOf(best)}\n\n${best.passage.section.body}`;
  const used = [best];
  for (const hit of others) {
    const longer = join(shown, hit);
    if (used.length === GUESSES || lengthOf(longer) > LONGEST_GUESS) continue;
    shown = longer;
    used.push(hit);
  }
  const passages = used.map(({ passage }) => passage);
  return {
    text: doubt.replace('{passages}', shown),
    details: {
      kind: 'unsure',
      language: article.language,
      sources: sourcesOf(passages),
      review: { state: article.review, date: article.reviewed },
      suggestions: headingsOf(others.filter((hit) => !used.includes(hit))),
      passages: referencesTo(passages),
    },
  };
}

/** The same with what was shown as questions to tap: for when several passages are about equally likely. */
export function composeChoice(hits: readonly [Hit, ...Hit[]], question: string): Reply {
  const reply = composeGuess(hits, question);
  return { ...reply, details: { ...reply.details, suggestions: headingsOf(hits) } };
}

/** Headings of what the search found, for a reply that answers nothing itself. */
export function headingsOf(hits: readonly Hit[]): string[] {
  return [...new Set(hits.map(({ passage }) => passage.section.heading))].slice(0, SUGGESTIONS);
}

type Shown = Pick<Hit, 'passage' | 'namesSubject'>;

/** The question that the passage answers, so that the reader sees at once whether it is hers. */
function headingOf({ passage: { article, section }, namesSubject }: Shown): string {
  return namesSubject ? `**${section.heading}**` : `**${article.title}: ${section.heading}**`;
}

function isNearlyEqual(hit: Hit, best: Hit): boolean {
  const same = hit.passage.article === best.passage.article;
  return hit.likeness >= best.likeness * (same ? NEARLY_EQUAL.sameArticle : NEARLY_EQUAL.otherArticle);
}

function fits(text: string, hit: Hit): boolean {
  return lengthOf(join(text, hit)) <= LONGEST;
}

/** A first paragraph that only leads to a list is kept with its list. */
function join(text: string, hit: Shown): string {
  const [first = '', second = ''] = hit.passage.section.body.split('\n\n');
  const paragraph = first.endsWith(':') ? `${first}\n\n${second}` : first;
  return `${text}\n\n${headingOf(hit)}\n\n${paragraph}`;
}

/** As much of a passage as half a screen holds, whole paragraphs. */
function joinMore(text: string, hit: Shown): string {
  const paragraphs = hit.passage.section.body.split('\n\n');
  let shown = '';
  for (const paragraph of paragraphs) {
    if (shown && lengthOf(shown) + lengthOf(paragraph) > LONGEST / 2) break;
    shown = shown ? `${shown}\n\n${paragraph}` : paragraph;
  }
  return `${text}\n\n${headingOf(hit)}\n\n${shown}`;
}

function referencesTo(passages: readonly Passage[]): PassageReference[] {
  return passages.map(({ article, section }) => ({
    heading: section.heading,
    slug: article.slug,
    title: article.title,
    section: section.id,
  }));
}

function sourcesOf(passages: Passage[]): Source[] {
  const cited = passages.flatMap(({ article, section }) =>
    article.sources.filter((_, at) => section.citations.length === 0 || section.citations.includes(at + 1)),
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
