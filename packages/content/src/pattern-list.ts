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
