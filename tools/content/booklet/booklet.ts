import type { Drawing } from '@salama/content/drawing-types.ts';
import { digestOfDrawing } from '@salama/content/read-drawings.ts';
import type { NamedFacts } from '@salama/content/read-facts.ts';
import { DRAWING, digestOf } from '@salama/content/read-reviews.ts';
import type { Article, Section } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import { micromark } from 'micromark';
import { type BookletWords, WORDS } from './words.ts';

/** What a booklet tells of a fact: its value for the world and by country, in English. */
export type FactLine = (id: string) => string | undefined;

/** One printable page of HTML: text, facts and sources of each section, boxes to sign or correct. Needs no network. */
export function booklet(
  articles: readonly Article[],
  language: Language,
  named: (article: Article) => readonly NamedFacts[],
  factLine: FactLine,
  drawings: readonly Drawing[],
): string {
  const words = WORDS[language];
  const chapters = articles.map((article) => chapter(article, named(article), factLine, words));
  const sheets = drawings.map((drawing) => drawingSheet(drawing, words));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<title>${escaped(words.title)}</title>
<style>${STYLE}</style>
<h1>${escaped(words.title)}</h1>
${words.lead.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
<p class="line">${escaped(words.name)}</p><p class="line">${escaped(words.profession)}</p>
<p class="line">${escaped(words.licence)}</p><p class="line">${escaped(words.scope)}</p>
<p class="line">${escaped(words.signature)}</p>
${chapters.join('\n')}
${sheets.join('\n')}
</html>
`;
}

function chapter(
  article: Article,
  named: readonly NamedFacts[],
  factLine: FactLine,
  words: BookletWords,
): string {
  const sections = article.sections.map((section) => {
    const ids = named.find((each) => each.section === section.id)?.facts ?? [];
    return sectionPart(
      article,
      section,
      ids.flatMap((id) => factLine(id) ?? []),
      words,
    );
  });
  return `<h2>${escaped(article.title)} <code>${article.slug}</code></h2>\n${sections.join('\n')}`;
}

function sectionPart(
  article: Article,
  section: Section,
  facts: readonly string[],
  words: BookletWords,
): string {
  const sources = section.citations.flatMap((number) => article.sources[number - 1] ?? []);
  return `<section>
<h3>${escaped(section.heading)}</h3>
${micromark(section.body)}
${list(
  words.leads,
  section.questions.map(({ firstAsk, lead }) => `“${section.asks[firstAsk] ?? ''}”: ${lead}`),
)}
${list(words.facts, facts)}
${list(
  words.sources,
  sources.map(({ organisation, title, year }) => [organisation, title, year].filter(Boolean).join(', ')),
)}
${boxes(`${article.slug}#${section.id} ${digestOf(article, section)}`, words)}
</section>`;
}

/** A page of its own: the drawing as in daylight, what is said of it, where its proportions are from. */
function drawingSheet(drawing: Drawing, words: BookletWords): string {
  const { name, title, closed, width, height, shapes, text, sources } = drawing;
  return `<section class="sheet">
<h3>${escaped(title)} <code>${name}</code></h3>
<svg viewBox="0 0 ${width} ${height}" color="#1d2b32">${shapes}</svg>
${closed === undefined ? '' : `<p><b>${escaped(closed)}</b></p>`}
${micromark(text)}
${list(
  words.sources,
  sources.map(({ organisation, title, year }) => [organisation, title, year].filter(Boolean).join(', ')),
)}
${boxes(`${DRAWING}${name} ${digestOfDrawing(drawing)}`, words)}
</section>`;
}

function boxes(code: string, words: BookletWords): string {
  return `<p class="boxes">☐ ${escaped(words.sign)} &nbsp; ☐ ${escaped(words.correct)} <code>${code}</code></p>
<p class="line">&nbsp;</p><p class="line">&nbsp;</p>`;
}

function list(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const items = lines.map((line) => `<li>${escaped(line)}</li>`).join('');
  return `<p class="small"><b>${escaped(title)}</b></p><ul class="small">${items}</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

const STYLE = `body{font:11pt/1.45 Georgia,serif;max-width:42em;margin:2em auto;padding:0 1em}
h2{break-before:page}section{break-inside:avoid;border-top:1px solid #999;padding:.5em 0}
code{font-size:.75em}.small{font-size:.85em;margin:.3em 0}.boxes{font-weight:bold}
.line{border-bottom:1px solid #555;min-height:1.4em}a{color:inherit}
.sheet{break-before:page}.sheet svg{display:block;width:100%;max-width:28em;font-family:sans-serif}`;
