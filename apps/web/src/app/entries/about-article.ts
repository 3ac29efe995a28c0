import type { Article, Section } from '@salama/content/types.ts';

/** What a long text is called in tabs, and what it is about. */
export interface About {
  tab: string;
  description: string;
  /** For search engines (schema.org). */
  subject?: object;
}

/** Of a page's sources, those that search engines are told. */
const MOST_CITED = 3;
/** What search engines show of a description. Code points. */
const DESCRIPTION = { shortest: 50, longest: 160 };

/** What search engines are told of an article: what it is, who says so, when it was read through, and its questions with their first sentences. */
export function aboutArticle(article: Article): About {
  const { tab, title, language, reviewed, sources, sections, audience } = article;
  const description = firstAnswer(article);
  const page = {
    '@type': 'MedicalWebPage',
    ...{ name: title, description, inLanguage: language, lastReviewed: reviewed },
    audience: { '@type': 'PeopleAudience', suggestedMinAge: audience },
    citation: sources.slice(0, MOST_CITED).map(({ url }) => url),
  };
  const questions = sections.filter(({ heading }) => heading.endsWith('?')).map(questionOf);
  const asked = { '@type': 'FAQPage', inLanguage: language, mainEntity: questions };
  const graph = questions.length > 0 ? [page, asked] : [page];
  return { tab, description, subject: { '@context': 'https://schema.org', '@graph': graph } };
}

function questionOf({ heading, body }: Section): object {
  const [first = '', list = ''] = body.split('\n\n');
  const text = plain(/:\s*$/.test(first) ? `${first}\n${list}` : first);
  const acceptedAnswer = { '@type': 'Answer', text };
  return { '@type': 'Question', name: heading, acceptedAnswer };
}

/** The first sentence of the first section, which answers its heading, where it says enough; else the editors' description. */
function firstAnswer({ description, sections: [first] }: Article): string {
  const [sentence = ''] = /^[^\n]+?[.!](?=\s|$)/.exec(plain(first?.body ?? '')) ?? [];
  const length = [...sentence].length;
  const isWhole = sentence.includes('«') === sentence.includes('»');
  return isWhole && length >= DESCRIPTION.shortest && length <= DESCRIPTION.longest ? sentence : description;
}

/** Markdown as text: links by their words, no marks, no references to sources. */
function plain(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\*\*|[*_`]/g, '')
    .replace(/^[-#>\d.]+ /gm, '')
    .trim();
}
