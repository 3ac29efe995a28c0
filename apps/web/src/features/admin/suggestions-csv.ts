import type { Suggestion } from '@salama/contract/suggestions/schemas.ts';
import { fetched } from '../../lib/fetched.ts';
import type { Outcome } from '../../lib/http.ts';
import type { Catalogues } from '../../locales/catalogues.ts';
import { adminApi, type Suggestions } from './api.ts';

type Query = Omit<NonNullable<Parameters<typeof adminApi.suggestions>[0]>, 'page'>;
type Texts = Catalogues['admin']['suggestions'];

/** More pages than anybody has; a server that never ends must not keep a phone busy for ever. */
const MOST_PAGES = 1_000;

/** Every suggestion that fits, page by page. The first refusal ends it. */
export async function collectSuggestions(query: Query): Promise<Outcome<Suggestion[]>> {
  const all: Suggestion[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const outcome: Outcome<Suggestions> = await adminApi.suggestions({ ...query, page });
    if (!outcome.ok) return outcome;
    all.push(...outcome.data.suggestions);
    if (!outcome.data.hasMore) break;
  }
  return { ok: true, data: all };
}

const papaparse = fetched(async () => (await import('papaparse')).default);

/** A table for a spreadsheet. What could be taken for a formula there is defused. */
export async function toCsv(suggestions: readonly Suggestion[], texts: Texts): Promise<string> {
  const { unparse } = await papaparse.fetch();
  const { columns } = texts;
  const fields = [columns.id, columns.type, columns.state, columns.language, columns.created, columns.text];
  const data = suggestions.map(({ _id, type, state, lang, createdAt, suggestion }) => [
    _id,
    texts.types[type],
    texts.states[state],
    lang,
    createdAt,
    suggestion,
  ]);
  return unparse({ fields, data }, { escapeFormulae: true });
}

/** Saves a text as a file of this device. The mark in front tells spreadsheets that it is UTF-8. */
export function saveCsv(csv: string, name: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
