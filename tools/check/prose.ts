import { basename, dirname, extname } from 'node:path';
import { isLanguage, LANGUAGES, type Language } from '@salama/contract/language.ts';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';

/** Something that people read, in one language. */
export interface Prose {
  /** File and line. */
  place: string;
  language: Language;
  text: string;
}

/** Titles and addresses of sources are not our words; nor are comments of a catalogue. */
const NOT_OURS =
  /^\s*(?:- )?(?:organisation|url|year|sources|icon|audience|review(?:ed)?|updated|help)\s*:|^\s{4}title:|^Sources: /;
const NO_TEXT = /^\s*(?:\/\/|\/?\*|import )/;
/** Names of fields, and those of a drawing's labels. */
const FIELD = /^(?:title|tab|description|lead|closed): |^labels:|^ {2}(?:[a-z0-9]+-?)+: /;

/** The prose of a Markdown text, of a catalogue, or of a YAML file that holds texts in three languages. */
export function proseIn(content: string, path: string): Prose[] {
  if (extname(path) === '.yaml') return textsOfYaml(content, path);
  const language = languageOf(path);
  if (!language) return [];
  const isCode = extname(path) === '.ts';
  return content.split('\n').flatMap((line, at) => {
    if ((isCode ? NO_TEXT : NOT_OURS).test(line)) return [];
    return [
      { place: `${path}:${at + 1}`, language, text: isCode ? stringsIn(line) : line.replace(FIELD, '') },
    ];
  });
}

/** `…/fr.md`, `…/locales/fr/chat.ts` or `…/texts/fr-chat.ts`. */
function languageOf(path: string): Language | undefined {
  const names = [basename(path).split(/[.-]/)[0] ?? '', basename(dirname(path))];
  return names.find(isLanguage);
}

/** What stands between the quotes of a line of code. */
function stringsIn(line: string): string {
  const quoted = line.match(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`?/g) ?? [];
  return quoted.map((text) => text.replace(/\$\{[^}]*\}/g, '…')).join(' ');
}

function textsOfYaml(content: string, path: string): Prose[] {
  const lines = new LineCounter();
  const found: Prose[] = [];
  collect(parseDocument(content, { lineCounter: lines }).contents, (language, text, at) => {
    found.push({ place: `${path}:${lines.linePos(at).line}`, language, text });
  });
  return found;
}

type Take = (language: Language, text: string, at: number) => void;

/** Every text that stands in all three languages, however deep. */
function collect(node: unknown, take: Take): void {
  if (isSeq(node)) for (const item of node.items) collect(item, take);
  if (!isMap(node)) return;
  const isInAll = LANGUAGES.every((language) => node.has(language));
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (isInAll && isLanguage(name) && isScalar(value) && typeof value.value === 'string')
      take(name, value.value, value.range?.[0] ?? 0);
    else collect(value, take);
  }
}
