import type { Article } from '@salama/content/types.ts';

const FIGURE = /(?<![\p{L}\p{N}])\d+(?:[.,:]\d+)?/gu;

/** Figures of leads that their sections do not say: a lead answers from its section, whose sources carry it. */
export function leadFaults(articles: readonly Article[]): string[] {
  return articles.flatMap(({ slug, language, sections }) =>
    sections.flatMap(({ id, heading, body, questions }) => {
      const said = new Set(`${heading}\n${body}`.match(FIGURE));
      return questions.flatMap((question) =>
        (question.lead.match(FIGURE) ?? [])
          .filter((figure) => !said.has(figure))
          .map(
            (figure) =>
              `${slug}/leads.yaml: ${id}, ${question.id}: its section does not say ${figure} (${language})`,
          ),
      );
    }),
  );
}
