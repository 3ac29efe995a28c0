import { passageReview } from '@salama/content/passage-review.ts';
import type { Article, Section } from '@salama/content/types.ts';
import type { PassageReference, ReplyDetails, Source } from '@salama/contract/chat/schemas.ts';
import { withoutHelpLinks } from '@salama/contract/help-words.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Answer } from './types.ts';

/** A section of the library: what a model may write from. */
export interface Passage extends PassageReference {
  /** Markdown. */
  text: string;
  sources: Source[];
  review: NonNullable<ReplyDetails['review']>;
}

export interface Library {
  /** What the assistant found for this question, best first: the sections its answer shows, then those it offers. */
  passagesOf(answer: Pick<Answer, 'details'>): Passage[];
  /** The article a reply is about; of a reply without an answer, the one it came nearest to. */
  topicOf(details: ReplyDetails): string | undefined;
}

/** More makes a small model slow, and careless. */
const MOST_PASSAGES = 4;
/** Characters of all passages together. */
const MOST_TEXT = 4_500;

export function createLibrary(articles: readonly Article[]): Library {
  const byHeading = new Map<string, Passage[]>();
  const byPlace = new Map<string, Passage>();
  for (const article of articles) {
    for (const section of article.sections) {
      const key = keyOf(article.language, section.heading);
      const passage = passageFrom(article, section);
      byHeading.set(key, [...(byHeading.get(key) ?? []), passage]);
      byPlace.set(placeOf(article.language, passage), passage);
    }
  }
  /** Some headings stand in several articles: the reply's own comes first. */
  const find = (heading: string, { language, article }: ReplyDetails): Passage | undefined => {
    const found = byHeading.get(keyOf(language, heading)) ?? [];
    return found.find(({ slug }) => slug === article?.slug) ?? found[0];
  };
  return {
    passagesOf({ details }) {
      const shown = (details.passages ?? []).map((passage) =>
        byPlace.get(placeOf(details.language, passage)),
      );
      const offered = details.suggestions.map((heading) => find(heading, details));
      return within(unique([...shown, ...offered].filter((passage) => passage !== undefined)));
    },
    topicOf: (details) =>
      details.article?.slug ??
      details.suggestions.map((heading) => find(heading, details)?.slug).find((slug) => slug !== undefined),
  };
}

function passageFrom(article: Article, section: Section): Passage {
  const { citations } = section;
  return {
    heading: section.heading,
    slug: article.slug,
    title: article.title,
    section: section.id,
    text: withoutHelpLinks(section.body),
    sources: article.sources.filter((_, at) => citations.includes(at + 1)),
    review: passageReview(article, section),
  };
}

function placeOf(language: Language, { slug, section }: Pick<PassageReference, 'slug' | 'section'>): string {
  return `${language} ${slug}#${section}`;
}

function unique(passages: Passage[]): Passage[] {
  return passages.filter((passage, at) => passages.indexOf(passage) === at);
}

function within(passages: Passage[]): Passage[] {
  const chosen: Passage[] = [];
  let length = 0;
  for (const passage of passages.slice(0, MOST_PASSAGES)) {
    length += passage.text.length;
    if (chosen.length > 0 && length > MOST_TEXT) break;
    chosen.push(passage);
  }
  return chosen;
}

function keyOf(language: Language, heading: string): string {
  return `${language} ${heading}`;
}
