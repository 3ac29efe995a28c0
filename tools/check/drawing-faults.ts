import type { Drawing } from '@salama/content/drawing-types.ts';
import type { Article } from '@salama/content/types.ts';

/** In tabs nothing gives a subject away; on what is closed something must, or nobody knows what will be seen. */
const SAYS_DRAWING = { en: /^Drawing: /, sw: /^Mchoro: /, fr: /^Dessin\u00a0: / } as const;

/**
 * Drawings beside sections that are not there, on what is folded (no room is left on a narrow phone for a drawing that is closed
 * inside something closed), or twice on a page, and closed ones that do not begin by saying that they are drawings.
 */
export function drawingFaults(drawings: readonly Drawing[], articles: readonly Article[]): string[] {
  return drawings.flatMap((drawing) => {
    const place = `drawings/${drawing.name}`;
    const own = articles.filter(({ language }) => language === drawing.language);
    const slugs = drawing.sections.map((section) => section.split('#')[0]);
    return [
      ...(new Set(slugs).size < slugs.length ? [`${place}: stands twice on one page`] : []),
      ...drawing.sections.flatMap((named) =>
        sectionFaults(named, drawing, own).map((fault) => `${place}: ${fault}`),
      ),
      ...(drawing.closed !== undefined && !SAYS_DRAWING[drawing.language].test(drawing.closed)
        ? [`${place}/${drawing.language}.md: begin "closed" with the word for a drawing and a colon`]
        : []),
    ];
  });
}

function sectionFaults(named: string, { isAnatomy }: Drawing, articles: readonly Article[]): string[] {
  const [slug, id] = named.split('#');
  const section = articles.find((article) => article.slug === slug)?.sections.find((each) => each.id === id);
  if (!section) return [`the library holds no ${named}`];
  return isAnatomy && section.isMore ? [`${named} is folded; show anatomy in what is not`] : [];
}
