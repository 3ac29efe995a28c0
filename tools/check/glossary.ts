import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readGlossary } from '@salama/content/read-glossary.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { type Prose, proseIn } from './prose.ts';

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
  const terms = termsByLanguage(join(root, 'content/glossary.yaml'));
  return proseFiles(root).flatMap((path) =>
    proseIn(readFileSync(path, 'utf8'), relative(root, path)).flatMap((prose) =>
      faultsOf(prose, terms[prose.language]),
    ),
  );
}

function termsByLanguage(file: string): Record<Language, Term[]> {
  const glossary = readGlossary(file);
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
    `content/{drawings,library,pages}/**/{${languages}}.md`,
    'content/{danger,refusals,replies,situations,countries,facts}/**/*.yaml',
    'content/library/laws.yaml',
    'content/library/*/*/quiz.yaml',
    'content/stories/*/story.yaml',
    'content/cards.yaml',
    'content/{danger,refusals,replies,situations,countries,facts,tools}/**/*.yaml',
    'content/library/{laws,tools}.yaml',
    `apps/web/src/locales/{${languages}}/*.ts`,
    `packages/contract/src/texts/{${languages}}{,-*}.ts`,
  ];
  return globSync(patterns, { cwd: root })
    .map((path) => join(root, path))
    .sort();
}
