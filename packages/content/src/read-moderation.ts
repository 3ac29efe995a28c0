import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import { LABELS, MODERATED_KINDS } from '@salama/contract/moderation/labels.ts';
import { chanceOf } from '@salama/words/hash.ts';
import * as v from 'valibot';
import type { ContactWords, ModerationRule, ModerationRules } from './moderation-types.ts';
import { parseYaml } from './parse-yaml.ts';
import { patternGroups, patternList } from './pattern-list.ts';
import { readCountries } from './read-countries.ts';
import { readDirectories } from './read-directory.ts';
import { readLibrary } from './read-library.ts';
import { readSafety } from './read-safety.ts';
import type { Article } from './types.ts';

const WORDS_FILE = 'words.yaml';
/** The shares of the library's ways to ask and of its sentences that are learned from. */
const ASKS = 1 / 40;
const SENTENCES = 1 / 20;
const CONTACT_FILE = 'contact.yaml';

/**
 * The rules and examples of `content/moderation`, with the words of the crisis rules, the directory's lines and
 * the library's ways of asking. Whoever has read the library passes its articles. Throws a ContentFault.
 */
export function readModeration(
  contentDir: string,
  articles: readonly Article[] = readLibrary(join(contentDir, 'library')),
): ModerationRules {
  const folder = join(contentDir, 'moderation');
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml'));
  const rules = files
    .filter((file) => file !== WORDS_FILE && file !== CONTACT_FILE)
    .sort()
    .flatMap((file) => parseModerationRules(read(file), file));
  const repeated = rules.find(({ id }, at) => rules.findIndex((rule) => rule.id === id) !== at);
  if (repeated) throw new Error(`Two moderation rules are called ${repeated.id}`);
  const base = readSafety(join(contentDir, 'danger')).words;
  const own = parseYaml(wordsSchema, read(WORDS_FILE), WORDS_FILE);
  const contact = parseContactWords(read(CONTACT_FILE), CONTACT_FILE);
  const honest = readExamples(folder, 'honest');
  const contacts = readDirectories(join(contentDir, 'countries')).flatMap((directory) => directory.contacts);
  return {
    words: {
      rewrites: { ...base.rewrites, ...own.rewrites },
      borrowed: base.borrowed,
      known: [...base.known, ...own.known],
      groups: { ...base.groups, ...own.groups, app: contact.apps },
    },
    rules,
    contact,
    examples: {
      // Twice: written to sound like harm, they say more than the library does.
      honest: [
        ...honest,
        ...honest,
        ...readExamples(folder, 'kind'),
        ...someAsks(articles),
        ...someSentences(articles),
      ],
      grooming: readExamples(folder, 'grooming'),
      insult: readExamples(folder, 'insults'),
    },
    phones: readCountries(join(contentDir, 'countries')).map(({ phone }) => phone),
    helplines: contacts.flatMap(({ number, href }) => [number, href].map((line) => line.replace(/\D/g, ''))),
  };
}

/** The open half alone: the sealed half exists to be judged, not learnt from. */
function readExamples(folder: string, name: string): string[] {
  return LANGUAGES.flatMap((language) =>
    readFileSync(join(folder, 'corpus/open', `${name}.${language}.txt`), 'utf8')
      .split('\n')
      .filter(Boolean),
  );
}

/** A part of the ways of asking is enough, and quicker to learn. Each is drawn by its own letters: editing one leaves the others. */
function someAsks(articles: readonly Article[]): string[] {
  const asks = articles.flatMap(({ sections }) => sections.flatMap((section) => section.asks));
  return asks.filter((ask) => chanceOf(ask) < ASKS);
}

/** The library speaks to a "you" as kind answers do, and as those who do harm do too. */
function someSentences(articles: readonly Article[]): string[] {
  const sentences = articles.flatMap(({ sections }) =>
    // What is learned looks like what people type: no space that does not break.
    sections.flatMap(({ body }) =>
      body
        .replace(MARKUP, '')
        .replace(/\u00a0/g, ' ')
        .split(SENTENCE_END),
    ),
  );
  const whole = sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence.includes(' '));
  return whole.filter((sentence) => chanceOf(sentence) < SENTENCES);
}

const MARKUP = /\]\([^)]*\)|[*#>[\]`|_]|\^\d+/g;
const SENTENCE_END = /(?<=[.!?])\s+|\n+(?:[-\d.]+ )?/;

export function parseModerationRules(text: string, file: string): ModerationRule[] {
  return parseYaml(rulesSchema, text, file);
}

function parseContactWords(text: string, file: string): ContactWords {
  return parseYaml(contactSchema, text, file);
}

const wordList = v.pipe(
  v.string(),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
);

const rulesSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
    label: v.picklist(LABELS),
    action: v.picklist(['refuse', 'hold', 'soften']),
    kinds: v.optional(v.array(v.picklist(MODERATED_KINDS)), []),
    signs: v.pipe(patternList, v.minLength(1, 'needs a sign')),
    unless: v.optional(patternList, ''),
    asked: v.optional(patternList, ''),
  }),
);

const wordsSchema = v.strictObject({
  rewrites: v.record(v.string(), v.string()),
  known: wordList,
  groups: patternGroups,
});

const contactSchema = v.strictObject({
  numbers: v.record(v.string(), v.pipe(v.string(), v.regex(/^\d+$/))),
  repeats: v.record(v.string(), v.pipe(v.number(), v.integer())),
  fillers: wordList,
  units: wordList,
  apps: wordList,
  invitations: wordList,
  mailHosts: wordList,
  domains: wordList,
  doubtfulDomains: wordList,
  at: wordList,
  dot: wordList,
});
