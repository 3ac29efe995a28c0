import type { Article, Section } from '@salama/content/types.ts';
import { lengthOf } from '@salama/contract/characters.ts';
import type { Source } from '@salama/contract/chat/schemas.ts';
import type { Hit } from '../search/search.ts';
import type { Reply } from './reply.ts';

/** Characters; what a small screen shows without losing the reader. */
const LONGEST = 1_400;
const SUGGESTIONS = 3;
/** A second section this close to the first is joined by its first paragraph. */
const NEARLY_EQUAL = 0.75;

/** The reply made of the best section, under the question it answers; its neighbours become suggestions. */
export function composeAnswer(hits: readonly [Hit, ...Hit[]]): Reply {
  const [{ passage, score, namesSubject }, ...others] = hits;
  const { article, section } = passage;
  const twin = others.find((hit) => hit.passage.article === article && hit.score >= NEARLY_EQUAL * score)
    ?.passage.section;
  const alone = `**${namesSubject ? '' : `${article.title}: `}${section.heading}**\n\n${section.body}`;
  const joined = joinFirstParagraph(alone, twin);
  const used = twin && joined !== alone ? [section, twin] : [section];
  return {
    text: joined,
    details: {
      kind: 'answer',
      language: article.language,
      sources: sourcesOf(article, used),
      review: { state: article.review, date: article.reviewed },
      article: { slug: article.slug, title: article.title },
      suggestions: suggestionsAfter(used, article, others),
    },
  };
}

/** Headings of what the search found, for a reply that answers nothing itself. */
export function headingsOf(hits: readonly Hit[]): string[] {
  return [...new Set(hits.map(({ passage }) => passage.section.heading))].slice(0, SUGGESTIONS);
}

function joinFirstParagraph(text: string, twin: Section | undefined): string {
  const [paragraph] = twin?.body.split('\n\n') ?? [];
  if (!twin || !paragraph) return text;
  const joined = `${text}\n\n**${twin.heading}**\n\n${paragraph}`;
  return lengthOf(joined) <= LONGEST ? joined : text;
}

function sourcesOf(article: Article, sections: Section[]): Source[] {
  const cited = sections.flatMap(({ citations }) =>
    citations.length > 0 ? citations : article.sources.map((_, at) => at + 1),
  );
  return article.sources.filter((_, at) => cited.includes(at + 1));
}

/** Sections of the same article that the search also found, then its others, then other articles' hits. */
function suggestionsAfter(used: Section[], article: Article, others: Hit[]): string[] {
  const near = others.filter(({ passage }) => passage.article === article).map((hit) => hit.passage.section);
  const far = others.filter(({ passage }) => passage.article !== article).map((hit) => hit.passage.section);
  const first = article.sections.findIndex((section) => used.includes(section));
  const following = article.sections.slice(first + 1);
  const candidates = [...near, ...following, ...far, ...article.sections];
  const fresh = candidates.filter((section) => !used.includes(section)).map(({ heading }) => heading);
  return [...new Set(fresh)].slice(0, SUGGESTIONS);
}
