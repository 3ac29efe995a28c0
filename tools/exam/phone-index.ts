import { join } from 'node:path';
import { readLanguage } from '@salama/content/read-language.ts';
import { readLibrary } from '@salama/content/read-library.ts';
import type { Article } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import { lawIndexOf } from '../../apps/web/build/laws.ts';
import { askedIndexOf } from '../../apps/web/build/search-index.ts';
import type { AskedIndex } from '../../apps/web/src/content/contents.ts';

const content = join(import.meta.dirname, '../../content');
const library = readLibrary(join(content, 'library'));
const words = readLanguage(join(content, 'language'));

/** What a phone that searches in a language has fetched, of these sources. */
export function phoneIndex(language: Language): { articles: Article[]; index: AskedIndex } {
  const articles = library.filter((article) => article.language === language);
  const index = askedIndexOf(articles, words, (numberOf) => lawIndexOf(language, numberOf), language);
  return { articles, index };
}
