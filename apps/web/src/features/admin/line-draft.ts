import { cleanText } from '@salama/contract/characters.ts';
import type { LineValue, ListedCorrection, Proposal } from '@salama/contract/corrections/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';

export const LINE_TEXTS = ['name', 'hours', 'cost', 'networks', 'note', 'ifNoAnswer'] as const;
export type LineText = (typeof LINE_TEXTS)[number];

/** A correction while it is written: every field a text that may still be empty. */
export interface LineDraft {
  action: Proposal['action'];
  country: Country;
  /** Of a line that stands. */
  line?: string;
  kind: LineValue['kind'];
  answeredBy: LineValue['answeredBy'];
  number: string;
  /** Tags with spaces between them. */
  languages: string;
  texts: Record<LineText, Record<Language, string>>;
  source: Proposal['source'];
}

export function newLineDraft(country: Country): LineDraft {
  return {
    ...{ action: 'add', country, kind: 'srh', answeredBy: 'counsellors', number: '', languages: '' },
    texts: textsOf({}),
    source: { name: '', url: '', read: '' },
  };
}

/** What stands, to be changed or withdrawn. */
export function lineDraftOf(
  { id, value }: { id: string; value: LineValue },
  { action, country }: Pick<LineDraft, 'action' | 'country'>,
): LineDraft {
  const { kind, answeredBy, number, languages } = value;
  const draft = { ...newLineDraft(country), action, line: id, kind, answeredBy, number };
  return { ...draft, languages: languages.join(' '), texts: textsOf(value) };
}

/** A draft that is written anew. */
export function lineDraftAgain({
  country,
  line,
  action,
  value,
  before,
  source,
}: ListedCorrection): LineDraft {
  const said = value ?? before;
  const draft = said ? lineDraftOf({ id: line, value: said }, { action, country }) : newLineDraft(country);
  return { ...draft, source };
}

export type DraftFaults = Partial<Record<LineText | 'number' | 'source', 'missing' | 'needed'>>;

/** What is still missing; whether it is right the server says. */
export function lineDraftFaults({ action, number, texts, source }: LineDraft): DraftFaults {
  const faults: DraftFaults = {};
  if (!source.name.trim() || !source.url.trim() || !source.read) faults.source = 'needed';
  if (action === 'withdraw') return faults;
  if (!number.trim()) faults.number = 'needed';
  for (const field of LINE_TEXTS) {
    const filled = LANGUAGES.filter((language) => cleanText(texts[field][language]) !== '').length;
    if (filled > 0 && filled < LANGUAGES.length) faults[field] = 'missing';
    if (filled === 0 && field === 'name') faults[field] = 'needed';
  }
  return faults;
}

export function proposalOf({ action, country, line = '', source, ...draft }: LineDraft): Proposal {
  if (action === 'withdraw') return { action, country, line, source };
  const { kind, answeredBy, number, texts } = draft;
  const { name, ...others } = texts;
  const filled = Object.entries(others).filter(([, text]) => text.en.trim() !== '');
  const value: LineValue = {
    ...{ kind, answeredBy, name, number: number.trim() },
    ...Object.fromEntries(filled),
    languages: draft.languages.split(/[\s,]+/).filter(Boolean),
  };
  return action === 'add' ? { action, country, value, source } : { action, country, line, value, source };
}

function textsOf(value: Partial<Pick<LineValue, LineText>>): LineDraft['texts'] {
  const empty = () => Object.fromEntries(LANGUAGES.map((one) => [one, ''])) as Record<Language, string>;
  return Object.fromEntries(
    LINE_TEXTS.map((field) => [field, { ...empty(), ...value[field] }]),
  ) as LineDraft['texts'];
}
