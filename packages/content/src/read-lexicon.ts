import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import * as v from 'valibot';
import { parseYaml } from './parse-yaml.ts';
import type { Lexicon } from './types.ts';

const word = v.pipe(
  v.string('write a word; put yes, no and numbers between quotes'),
  v.trim(),
  v.minLength(1),
);
const idea = v.pipe(v.array(word, 'write a list of words'), v.minLength(1, 'give at least one word'));
const lexiconSchema = v.strictObject({
  topics: v.array(idea),
  synonyms: v.array(idea),
  spellings: v.record(v.string(), word),
  stopWords: v.array(word),
});

/** Reads `lexicon.{en,sw,fr}.yaml` of the folder. */
export function readLexicons(dir: string): Lexicon[] {
  return LANGUAGES.map((language) => {
    const file = join(dir, `lexicon.${language}.yaml`);
    return parseLexicon(readFileSync(file, 'utf8'), language, file);
  });
}

export function parseLexicon(text: string, language: Language, file: string): Lexicon {
  return { language, ...parseYaml(lexiconSchema, text, file) };
}
