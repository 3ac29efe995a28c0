import type { CardContact, CardDirectory, LineWords } from '@salama/content/directory-types.ts';
import type { SafetyRule, SafetyRules } from '@salama/content/types.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { joinParts } from '@salama/patterns/sign-parts.ts';

/** One sign a line, the same ones in every language; an empty line where a language has no words for it. */
export type SignLines = string;

interface Signs {
  /** Of each rule. */
  signs: SignLines[];
  quiet: SignLines[];
  /** Of each name in `toldNames`. */
  told: SignLines[];
  /** A group a line: its name, a space, its words with `|` between. */
  groups: string;
}

/** What needs no language. */
export interface DangerBase extends Signs {
  rules: Pick<SafetyRule, 'id' | 'kind' | 'severity' | 'contacts'>[];
  unnamed: Record<SafetyRule['kind'], SafetyRule['contacts']>;
  toldNames: string[];
  rewrites: Record<string, string>;
  borrowed: Record<string, string>;
  known: string[];
  texts: SafetyRules['words']['texts'];
  directories: (Pick<CardDirectory, 'country'> & {
    contacts: Omit<CardContact, keyof LineWords<string>>[];
  })[];
}

/** What one language says. */
export interface DangerWords extends Signs {
  replies: string[];
  unnamed: Record<SafetyRule['kind'], string>;
  /** Of each directory, of each contact. */
  lines: LineWords<string>[][];
}

export type Spoken = Partial<Record<Language, DangerWords>>;

/** The danger rules and the lines to call, as far as they are here. */
export interface Danger {
  rules: SafetyRules;
  directories: CardDirectory[];
}

/**
 * With all languages the rules are those of `content/danger`, so that nothing is missed and a message may mix them; with
 * one, what is told in that alone. Where facts come from and where to read on stays with the server.
 */
export function joinDanger(base: DangerBase, spoken: Spoken): Danger {
  const here = [base, ...LANGUAGES.flatMap((language) => spoken[language] ?? [])];
  const told = base.toldNames.map((name, at) => [name, joinLines(here.map((one) => one.told[at]))] as const);
  const { rewrites, borrowed, known, texts } = base;
  const groups = joinGroups(here.map((one) => one.groups));
  const rules = base.rules.map((rule, at) => ({
    ...rule,
    ...WITH_THE_SERVER,
    signs: joinLines(here.map(({ signs }) => signs[at])),
    unless: joinLines(here.map(({ quiet }) => quiet[at])),
    reply: saidIn(spoken, ({ replies }) => replies[at]),
  }));
  return {
    rules: {
      words: { rewrites, borrowed, known, groups, told: Object.fromEntries(told), texts },
      rules,
      unnamed: {
        emergency: unnamedRule('emergency', base, spoken),
        crisis: unnamedRule('crisis', base, spoken),
      },
    },
    directories: joinDirectories(base, spoken),
  };
}

/** What is said of some lines alone. */
const MORE_WORDS = ['hours', 'cost', 'networks', 'note'] as const satisfies (keyof LineWords<string>)[];

const WITH_THE_SERVER = { about: [], sections: [], sources: [] };

function saidIn(spoken: Spoken, of: (words: DangerWords) => string | undefined): Record<Language, string> {
  const said = (language: Language) => (spoken[language] && of(spoken[language])) ?? '';
  return { en: said('en'), sw: said('sw'), fr: said('fr') };
}

function unnamedRule(kind: SafetyRule['kind'], { unnamed }: DangerBase, spoken: Spoken): SafetyRule {
  return {
    ...WITH_THE_SERVER,
    ...{ id: `unnamed-${kind}`, kind, severity: 0, contacts: unnamed[kind], signs: [], unless: [] },
    reply: saidIn(spoken, (words) => words.unnamed[kind]),
  };
}

function joinDirectories({ directories }: DangerBase, spoken: Spoken): CardDirectory[] {
  return directories.map(({ country, contacts }, of) => ({
    country,
    contacts: contacts.map((contact, at) => {
      const lineIn = ({ lines }: DangerWords) => lines[of]?.[at];
      const said = MORE_WORDS.filter((field) =>
        Object.values(spoken).some((words) => lineIn(words)?.[field]),
      );
      const inEach = (field: keyof LineWords<string>) => saidIn(spoken, (words) => lineIn(words)?.[field]);
      const more = Object.fromEntries(said.map((field) => [field, inEach(field)]));
      return { ...contact, name: inEach('name'), ...more };
    }),
  }));
}

function joinLines(lists: readonly (SignLines | undefined)[]): string[] {
  const lines = lists.map((list = '') => list.split('\n'));
  const most = Math.max(...lines.map(({ length }) => length));
  const parts = Array.from({ length: most }, (_, at) =>
    lines.flatMap((list) => (list[at] ? [{ name: String(at), pattern: list[at] }] : [])),
  );
  return joinParts(parts.flat()).map(({ pattern }) => pattern);
}

function joinGroups(lists: readonly string[]): Record<string, string[]> {
  const joined: Record<string, string[]> = {};
  for (const line of lists.flatMap((list) => (list ? list.split('\n') : []))) {
    const [name = '', words] = line.split(' ');
    joined[name] = [...(joined[name] ?? []), ...(words ? [words] : [])];
  }
  return joined;
}
