import { LANGUAGES } from '../language.ts';
import { DEMO_NOTE } from '../texts/demo.ts';
import { IN_HTML, type OperatorValues, PLACE_NAMES } from './operator-values.ts';
import { NAME_PLACE, withName } from './own-name.ts';

/**
 * Places in a built page for what an operator sets. The build writes them, whoever serves the page fills them:
 * `{{email}}` is the value, `{{operator|our team}}` the value or else those words, and what stands between `<if-email>` and
 * `</if-email>` shows only where the value is set, between `<not-email>` and `</not-email>` only where it is not.
 */
const VALUE = /\{\{(\w+)(?:\|([^{}]*))?\}\}/g;
const CONDITION = /<(if|not)-(\w+)>([\s\S]*?)<\/\1-\2>/g;
const LEFT = /\{\{\w+(?:\|[^{}]*)?\}\}|<\/?(?:if|not)-\w+>/;

/** On the root element of each page: the values, for the scripts. Not there where nothing is set. */
export const VALUES_PLACE = '{{values}}';

export function placeOf(name: string, otherwise?: string): string {
  return otherwise === undefined ? `{{${name}}}` : `{{${name}|${otherwise}}}`;
}

/** What of `html` shows only where a value is set. */
export function ifSet(name: string, html: string): string {
  return `<if-${name}>${html}</if-${name}>`;
}

/** The page with all its places filled. Throws when it names a value that no operator can set. */
export function fillPlaces(page: string, values: OperatorValues): string {
  const settingOf = (name: string): string | undefined => {
    if (!PLACE_NAMES.has(name)) throw new Error(`No operator can set ${name}`);
    return values[name as keyof OperatorValues];
  };
  let filled = page.replace(VALUES_PLACE, () => attributeOf(values));
  if (values.demo) filled = filled.replace('<body>', (body) => body + demoNote(page));
  // One may stand inside another, of another name.
  for (let before = ''; before !== filled; ) {
    before = filled;
    filled = filled.replace(CONDITION, (_, kind: string, name: string, inner: string) =>
      (kind === 'if') === (settingOf(name) !== undefined) ? inner : '',
    );
  }
  if (values.name) filled = withName(filled, escapeHtml(values.name), NAME_PLACE);
  filled = filled.replace(VALUE, (_, name: string, otherwise = '') => {
    const value = settingOf(name);
    return value === undefined ? otherwise : escapeHtml(value);
  });
  const [left] = LEFT.exec(filled) ?? [];
  if (left) throw new Error(`${left} cannot be filled`);
  return filled;
}

/** Beside the app, which cannot take it away. */
function demoNote(page: string): string {
  const language = LANGUAGES.find((one) => page.includes(`<html lang="${one}"`)) ?? 'en';
  return `\n<p class="border-l-4 border-warning bg-warning-soft px-4 py-3 text-ink" data-demo>${escapeHtml(DEMO_NOTE[language])}</p>`;
}

function attributeOf(all: OperatorValues): string {
  const isInHtml = (name: string) => IN_HTML.some((one) => one === name);
  const values = Object.fromEntries(Object.entries(all).filter(([name]) => !isInHtml(name)));
  return Object.keys(values).length > 0 ? ` data-site="${escapeHtml(JSON.stringify(values))}"` : '';
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\{(?=\{)/g, '&#x7b;');
}
