import type { Article } from '@salama/content/types.ts';
import type { CountryDirectory } from '../src/features/directory/directory.ts';
import type { ArticleView } from '../src/features/learning/article.ts';

/** Every country's lines for those of whom a text asks for help. */
export function linesFor(
  { help }: Pick<Article, 'help'>,
  directories: readonly CountryDirectory[],
): ArticleView['lines'] {
  if (!help) return [];
  return directories.flatMap(({ country, name, contacts }) => {
    if (country === 'world' || name === undefined) return [];
    const hasOne = contacts.some(({ kind }) => kind === 'emergency');
    const kinds = [...(hasOne ? ['emergency'] : ['ambulance', 'police']), ...help];
    const offered = contacts
      .filter(({ kind }) => kinds.includes(kind))
      .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
    return { country, name, contacts: offered };
  });
}
