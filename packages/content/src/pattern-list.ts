import * as v from 'valibot';

/** One pattern a line; lines that begin with `# ` are notes. */
export const patternList = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('# ')),
  ),
);

/** Patterns per language for the editor, one list for the scanner, which reads all at once. */
export const patternLists = v.pipe(
  v.strictObject({
    all: v.optional(patternList, ''),
    en: v.optional(patternList, ''),
    sw: v.optional(patternList, ''),
    fr: v.optional(patternList, ''),
  }),
  v.transform(({ all, en, sw, fr }) => [...all, ...en, ...sw, ...fr]),
);

/** Named groups of patterns. */
export const patternGroups = v.record(v.pipe(v.string(), v.regex(/^[a-z-]+$/)), patternLists);
