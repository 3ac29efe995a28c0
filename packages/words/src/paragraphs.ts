/** The paragraphs of a text; one that only leads to a list is kept with its list. */
export function paragraphsOf(body: string): string[] {
  return body.split(/(?<!:)\n\n/);
}
