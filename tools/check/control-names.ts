import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONTROLS } from '@salama/content/fill-controls.ts';

const QUOTES = { open: String.raw`(?:“|«\s?|")`, close: String.raw`(?:”|\s?»|")` };
const NAME = String.raw`(\p{Lu}[^”»"*{}]{1,40}?)`;
/** Words that a name follows. */
const CALLING = String.raw`(?:[Pp]ress|[Tt]ap|[Cc]hoose|button|[Aa]ppuie sur|[Tt]ouche|[Cc]hoisis|[Bb]outon|[Bb]onyeza|[Gg]usa|[Cc]hagua|[Kk]itufe(?: cha)?)`;
/** "The Quit button", "le bouton Quitter", "kitufe cha Ondoka", "choisis « Retrouver »", "Press **Quit**". */
const NAMINGS = [
  /\b[Tt]he (\p{Lu}[\p{L}’']*(?: [\p{L}’']+){0,3}) button\b/gu,
  /(?:[Bb]outon|[Kk]itufe(?: cha)?) (\p{Lu}\p{L}+)/gu,
  new RegExp(`${CALLING} ${QUOTES.open}${NAME}${QUOTES.close}`, 'gu'),
  new RegExp(String.raw`${CALLING} \*\*${NAME}\*\*`, 'gu'),
];
/** Lines that nobody reads on screen: patterns, addresses, titles of sources. */
const NOT_SHOWN = /^\s*(?:url:|- organisation:|title:|[\p{L}-]+: \[)|\|.*\|/u;

type ControlName = keyof typeof CONTROLS.en;

/** Names that are everyday words too count only between such marks; the others wherever they stand. */
const MARKS: Partial<Record<ControlName, readonly [open: string, close: string]>> = {
  exit: [String.raw`(?:${QUOTES.open}|\*\*)`, String.raw`(?:${QUOTES.close}|\*\*)`],
  report: [QUOTES.open, QUOTES.close],
  country: [QUOTES.open, QUOTES.close],
};

const KNOWN = Object.values(CONTROLS).flatMap((names) =>
  Object.entries(names).map(([control, name]) => {
    const [open, close] = MARKS[control as ControlName] ?? ['', ''];
    return { control, name, sought: new RegExp(open + name + close, 'u') };
  }),
);

/**
 * Names of controls that texts under `content/` write out or invent: a control is called what it is called on screen, and
 * `{exit}` stands for that. One sentence each.
 */
export function controlFaults(folder: string): string[] {
  return textFiles(folder).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, at) =>
      namesIn(line).map(
        (name) =>
          `${relative(folder, file)}:${at + 1}: names the control ${name}; write ${placeholderOf(name)}`,
      ),
    );
  });
}

function namesIn(line: string): string[] {
  if (NOT_SHOWN.test(line)) return [];
  const named = NAMINGS.flatMap((naming) => [...line.matchAll(naming)].map(([, name = '']) => name));
  const known = KNOWN.filter(({ sought }) => sought.test(line)).map(({ name }) => name);
  return [...new Set([...named, ...known])];
}

function placeholderOf(name: string): string {
  const known = KNOWN.find((one) => one.name === name);
  return known ? `{${known.control}}` : `one of {${Object.keys(CONTROLS.en).join('}, {')}}`;
}

/** What moderation reads is what people write. */
function textFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(({ name }) => /\.(?:md|yaml)$/.test(name) && name !== 'README.md')
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('moderation'))
    .sort();
}
