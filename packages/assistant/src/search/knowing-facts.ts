import type { Facts } from '../facts/facts.ts';
import type { Search } from './search.ts';

/** The same search, for somebody of whom this is known. */
export function knowingFacts(search: Search, facts: Facts): Search {
  return {
    ...search,
    find: (question, language, focus) => search.find(question, language, { ...focus, facts }),
  };
}
