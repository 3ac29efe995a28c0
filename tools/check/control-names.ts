import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONTROLS } from '@salama/content/fill-controls.ts';
import { proseIn } from './prose.ts';

const CATALOGUES = 'apps/web/src/locales/{en,sw,fr}/*.ts';

/** Where a browser keeps its own controls. */
const OF_A_BROWSER = /Safari|Chrome|\bmen[uy]/i;

const QUOTES = { open: String.raw`(?:“|«\s?|")`, close: String.raw`(?:”|\s?»|")` };
const NAME = String.raw`(\p{Lu}[^”»"*{}]{1,40}?)`;
/** Words that a name follows. */
const CALLING = String.raw`(?:[Pp]ress|[Tt]ap|[Cc]hoose|button|[Aa]ppuie sur|[Tt]ouche|[Cc]hoisis|[Bb]outon|[Bb]onyeza|[Gg]usa|[Cc]hagua|[Kk]itufe(?: cha)?)`;
/** What a control does, after its name: “« Quitter » ferme cette page”. */
const DOING = `(?:leaves|closes|empties|erases|hides|takes you|inafunga|inakuondoa|huondoa|inafuta|hufuta|ferme|efface|enlève|vide|te fait)`;
/** "The Quit button", "le bouton Quitter", "kitufe cha Ondoka", "choisis « Retrouver »", "Press **Quit**". */
const NAMINGS = [
  /\b[Tt]he (\p{Lu}[\p{L}’']*(?: [\p{L}’']+){0,3}) button\b/gu,
  /(?:[Bb]outon|[Kk]itufe(?: cha)?) (\p{Lu}\p{L}+)/gu,
  new RegExp(`${CALLING} ${QUOTES.open}${NAME}${QUOTES.close}`, 'gu'),
  new RegExp(String.raw`${CALLING} \*\*${NAME}\*\*`, 'gu'),
  new RegExp(String.raw`${QUOTES.open}${NAME}${QUOTES.close} ${DOING}(?!\p{L})`, 'gu'),
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
 * Names of controls that texts under `content/` write out or invent, and that the catalogues under `root` do: a control is
 * called what it is called on screen; `{exit}` stands for that, in a catalogue `${controls.exit}`. One sentence each.
 */
export function controlFaults(folder: string): string[] {
  return textFiles(folder).flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n');
    return lines.flatMap((line, at) => faultsIn(line, `${relative(folder, file)}:${at + 1}`));
  });
}

/** The same for the texts of the catalogues, which stand under `root`. */
export function catalogueControlFaults(root: string): string[] {
  return globSync(CATALOGUES, { cwd: root })
    .sort()
    .flatMap((path) => proseIn(readFileSync(join(root, path), 'utf8'), path))
    .filter(({ text }) => !OF_A_BROWSER.test(text))
    .flatMap(({ place, text }) => faultsIn(text, place));
}

function faultsIn(line: string, place: string): string[] {
  return namesIn(line).map((name) => `${place}: names the control ${name}; write ${placeholderOf(name)}`);
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
