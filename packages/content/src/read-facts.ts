import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import { text } from './front-matter.ts';
import { parseYaml } from './parse-yaml.ts';
import { sourceEntry } from './read-article-data.ts';

const FACT_KINDS = [
  'clock',
  'threshold',
  'age',
  'share',
  'price',
  'law',
  'measure',
  'date',
  'number',
] as const;
const SEEN = ['opened', 'copy', 'quoted'] as const;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** As written by editors: `72 hours`, or a bare number where the fact has no unit. */
const figures = v.pipe(
  v.array(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), 'list the figures, like [5 days]'),
  v.minLength(1, 'name at least one figure'),
);
const source = v.object({
  ...sourceEntry.entries,
  seen: v.picklist(SEEN, `choose among ${SEEN.join(', ')}`),
});
const valueSchema = v.object({ is: figures, source });
const countrySchema = v.object({
  ...valueSchema.entries,
  line: v.object({ en: text, sw: text, fr: text }),
});

const factSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(ID, 'write small letters, digits and hyphens')),
  says: text,
  kind: v.picklist(FACT_KINDS, `choose among ${FACT_KINDS.join(', ')}`),
  is: figures,
  source,
  unlike: v.exactOptional(v.array(v.string())),
  countries: v.exactOptional(v.record(v.string(), countrySchema)),
});

/** A clock, threshold, age, share, price or law, told once for the world and for each country where it differs. */
export interface Fact extends v.InferOutput<typeof factSchema> {
  /** The file that it stands in, without its ending: what it is about. */
  subject: string;
}

/** The facts that a section names, and the numbers in it that decide nothing: those of a story or an example. */
export interface NamedFacts {
  section: string;
  line: number;
  facts: string[];
  counts: string[];
}

/** Reads `content/facts/*.yaml`, in the order of files. Throws a ContentFault at a malformed file and at an id that stands twice. */
export function readFacts(contentDir: string): Fact[] {
  const folder = join(contentDir, 'facts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const facts = names.sort().flatMap((name) => readSubject(join(folder, name)));
  const seen = new Map<string, string>();
  for (const { id, subject } of facts) {
    const other = seen.get(id);
    if (other !== undefined)
      throw new ContentFault(join(folder, `${subject}.yaml`), 1, `the fact ${id} stands in ${other} too`);
    seen.set(id, subject);
  }
  return facts;
}

function readSubject(file: string): Fact[] {
  const read = parseYaml(
    v.array(factSchema, 'list facts, each with its id'),
    readFileSync(file, 'utf8'),
    file,
  );
  return read.map((fact) => ({ ...fact, subject: basename(file, '.yaml') }));
}

/**
 * Reads `facts.txt` beside an article: `# section`, below it the ids of its facts, one a line, and after `counts:` the numbers of a
 * story or an example. Throws a ContentFault at a line of no such form.
 */
export function readNamedFacts(articleDir: string): NamedFacts[] {
  const file = join(articleDir, 'facts.txt');
  if (!existsSync(file)) return [];
  const named: NamedFacts[] = [];
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries())
    addLine(named, line.trim(), index + 1, file);
  return named;
}

function addLine(named: NamedFacts[], line: string, number: number, file: string): void {
  if (line === '') return;
  const heading = /^# (.+)$/.exec(line)?.[1];
  if (heading !== undefined) {
    named.push({ section: heading, line: number, facts: [], counts: [] });
    return;
  }
  const last = named.at(-1);
  if (!last) throw new ContentFault(file, number, 'write "# " and the id of a section first');
  const counts = /^counts: (.+)$/.exec(line)?.[1];
  if (counts !== undefined) last.counts.push(...counts.split(/;\s*/));
  else if (ID.test(line)) last.facts.push(line);
  else throw new ContentFault(file, number, 'write the id of a fact, or "counts: " and numbers');
}
