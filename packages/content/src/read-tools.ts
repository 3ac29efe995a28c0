import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@salama/contract/language.ts';
import type * as v from 'valibot';
import { ContentFault } from './content-fault.ts';
import { parseYaml } from './parse-yaml.ts';
import { readClocks } from './read-clocks.ts';
import { parseLeads } from './read-leads.ts';
import { categoryFolder } from './read-library.ts';
import { toolSchemas } from './tool-schemas.ts';
import type { Bleeding, DayTexts, Finder, MethodTable, TimeStep, Tools } from './tool-types.ts';
import type { Article } from './types.ts';

type Schemas = ReturnType<typeof toolSchemas>;
type Written<Name extends keyof Schemas> = v.InferOutput<Schemas[Name]>;

/** Which folder an article of this slug stands in. */
type Shelves = readonly Pick<Article, 'slug' | 'category'>[];

/** Reads `content/tools` in one language. Throws a ContentFault where a name leads nowhere or a row is too short. */
export function readTools(contentDir: string, language: Language, articles: Shelves): Tools {
  const schemas = toolSchemas(language);
  const fileOf = (name: keyof Schemas) => join(contentDir, 'tools', name, `${name}.yaml`);
  const read = <Name extends keyof Schemas>(name: Name): Written<Name> =>
    parseYaml(schemas[name], readFileSync(fileOf(name), 'utf8'), fileOf(name));
  const methods = methodTable(read('methods'), fileOf('methods'));
  const finder = finderOf(read('questions'), read('eligibility'), methods, fileOf('eligibility'));
  return { methods, finder, days: dayTexts(read('days'), fileOf('days'), contentDir, language, articles) };
}

function methodTable(written: Written<'methods'>, file: string): MethodTable {
  const { words, columns, wishes, methods, longest } = written;
  const names = Object.keys(columns);
  const fail = failIn(file);
  const lost = methods.flatMap((method) => method.for).find((wish) => !(wish in wishes));
  if (lost) fail(`there is no wish ${lost}`);
  if (
    longest.toSorted().join() !==
    methods
      .map(({ id }) => id)
      .toSorted()
      .join()
  )
    fail('longest names every method once');
  return {
    ...{ words, longest, columns: choices(columns), wishes: choices(wishes) },
    methods: methods.map(({ cells, ...method }) => ({
      ...method,
      cells: names.map((name) => cells[name] ?? fail(`${method.id} says nothing of ${name}`)),
    })),
  };
}

function finderOf(
  { words, groups, notAsked, questions }: Written<'questions'>,
  { sources, methods, conditions }: Written<'eligibility'>,
  table: MethodTable,
  file: string,
): Finder {
  const fail = failIn(file);
  const answers = questions.flatMap(({ parts }) => parts.flatMap((part) => part.answers.map(({ id }) => id)));
  const stranger = methods.find((id) => table.methods.every((method) => method.id !== id));
  if (stranger) fail(`the table has no method ${stranger}`);
  for (const { id, when, is, stricter, read } of conditions) {
    if (is.length !== methods.length) fail(`${id} has ${is.length} categories for ${methods.length} methods`);
    const lost = when.flat().find((answer) => !answers.includes(answer));
    if (lost) fail(`${id}: there is no answer ${lost}`);
    const unread = [...read.filter((name) => !(name in sources)), ...unknownIn(stricter, methods)];
    if (unread.length > 0) fail(`${id}: there is no ${unread.join(', ')}`);
  }
  const needed = conditions.map(({ id, when, least, is, stricter, because }) => ({
    ...{ id, when, because, is: is.map((category, at) => stricter[methods[at] ?? ''] ?? category) },
    ...(least !== undefined && { least }),
  }));
  const named = Object.values(sources).map(({ title, organisation, url }) => ({ title, organisation, url }));
  return { words, groups, methods, questions, conditions: needed, notAsked, sources: named };
}

function unknownIn(named: Record<string, unknown>, known: readonly string[]): string[] {
  return Object.keys(named).filter((name) => !known.includes(name));
}

function dayTexts(
  written: Written<'days'>,
  file: string,
  contentDir: string,
  language: Language,
  articles: Shelves,
): DayTexts {
  const fail = failIn(file);
  const clocks = readClocks(join(contentDir, 'clocks'));
  const stepsOf = (name: string): TimeStep[] => {
    const clock = clocks.find(({ id }) => id === name) ?? fail(`there is no clock ${name}`);
    return clock.steps.map(({ upTo, say }) => ({ say: say[language], ...(upTo !== undefined && { upTo }) }));
  };
  const saidIn = (name: string): string => {
    const [, slug, section = '', lead = ''] = /^(.+)#(.+)\/(.+)$/.exec(name) ?? [];
    const article = articles.find((each) => each.slug === slug) ?? fail(`there is no article ${slug}`);
    const leads = join(contentDir, 'library', categoryFolder(article.category), article.slug, 'leads.yaml');
    const said = parseLeads(readFileSync(leads, 'utf8'), leads)[section]?.[lead]?.[language];
    return said ?? fail(`there is no lead ${name}`);
  };
  const { words, units, windows, go } = written;
  const timed = ({ clock, ...choice }: Written<'days'>['after'][number]) => ({
    ...choice,
    steps: stepsOf(clock),
  });
  const bleeding = written.bleeding.map(({ clock, leads, ...choice }): Bleeding => {
    if (clock && !(choice.ask && choice.unit)) fail(`${choice.id} has a clock and asks for no time`);
    return { ...choice, steps: clock ? stepsOf(clock) : [], says: leads.map(saidIn) };
  });
  return {
    words,
    units,
    windows,
    go,
    after: written.after.map(timed),
    tests: written.tests.map(timed),
    bleeding,
  };
}

function choices(words: Record<string, string>) {
  return Object.entries(words).map(([id, text]) => ({ id, text }));
}

function failIn(file: string) {
  return (message: string): never => {
    throw new ContentFault(file, 1, message);
  };
}
