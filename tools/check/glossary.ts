import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { text } from '@salama/content/front-matter.ts';
import { parseYaml } from '@salama/content/parse-yaml.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import * as v from 'valibot';
import { type Prose, proseIn } from './prose.ts';

const words = v.exactOptional(
  v.pipe(v.array(text), v.minLength(1, 'name a word, or leave the language out')),
);
const source = v.strictObject({
  organisation: text,
  title: text,
  year: v.exactOptional(v.pipe(v.number(), v.integer())),
  url: v.pipe(text, v.url('write the full address')),
  seen: v.picklist(['opened', 'copy', 'quoted'], 'write opened, copy or quoted'),
});
const glossarySchema = v.array(
  v.strictObject({
    concept: text,
    say: v.strictObject({ en: text, sw: text, fr: text }),
    not: v.strictObject({ en: words, sw: words, fr: words }),
    why: text,
    sources: v.optional(v.array(source), []),
  }),
);

interface Term {
  sought: RegExp;
  /** What to write, and why. */
  instead: string;
}

/** Two letters with a point between them, as in “prêt·e”. */
const MIDPOINT = /\p{L}+·\p{L}+/u;
/** A mark that French sets apart from its word; a colon only where a space follows. */
const TIGHT = /[\p{L})][;?!»](?!\w)|\p{L}:(?= )|«(?=\p{L})/u;

/** Words of `content/glossary.yaml` that prose says all the same, and French that is not set as French. One sentence each. */
export function glossaryFaults(root: string): string[] {
  const file = join(root, 'content/glossary.yaml');
  const terms = termsByLanguage(readFileSync(file, 'utf8'), file);
  return proseFiles(root).flatMap((path) =>
    proseIn(readFileSync(path, 'utf8'), relative(root, path)).flatMap((prose) =>
      faultsOf(prose, terms[prose.language]),
    ),
  );
}

function termsByLanguage(content: string, file: string): Record<Language, Term[]> {
  const glossary = parseYaml(glossarySchema, content, file);
  const termsOf = (language: Language) =>
    glossary.flatMap(({ say, not, why }) =>
      (not[language] ?? []).map((word) => ({
        sought: wholeWord(word),
        instead: `write ${say[language]}. ${why}`,
      })),
    );
  return { en: termsOf('en'), sw: termsOf('sw'), fr: termsOf('fr') };
}

function wholeWord(word: string): RegExp {
  const escaped = word
    .replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(String.raw`\*`, String.raw`\p{L}*`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped.replaceAll("'", "['’]")}(?![\p{L}\p{N}])`, 'iu');
}

function faultsOf({ place, language, text }: Prose, terms: readonly Term[]): string[] {
  const said = terms.flatMap(({ sought, instead }) => {
    const [found] = sought.exec(text) ?? [];
    return found ? [`${place}: says “${found}”; ${instead}`] : [];
  });
  return language === 'fr' ? [...said, ...typesettingFaults(text, place)] : said;
}

function typesettingFaults(text: string, place: string): string[] {
  const [midpoint] = MIDPOINT.exec(text) ?? [];
  const [tight] = TIGHT.exec(text.replace(/\]\([^)]*\)|https?:\S+|\{[^}]*\}/g, '')) ?? [];
  return [
    ...(midpoint ? [`${place}: “${midpoint}” cannot be read aloud; write both words, or another`] : []),
    ...(tight ? [`${place}: French wants a space at “${tight}”`] : []),
  ];
}

/** What people read. How they write to us, and what moderation learns from, is theirs. */
function proseFiles(root: string): string[] {
  const languages = LANGUAGES.join(',');
  const patterns = [
    `content/{library,pages}/**/{${languages}}.md`,
    'content/{danger,refusals,replies,situations,countries,facts}/**/*.yaml',
    'content/library/laws.yaml',
    `apps/web/src/locales/{${languages}}/*.ts`,
    `packages/contract/src/texts/{${languages}}{,-*}.ts`,
  ];
  return globSync(patterns, { cwd: root })
    .map((path) => join(root, path))
    .sort();
}
