import { join } from 'node:path';
import { readActs } from './read-acts.ts';
import { readCircumstances } from './read-circumstances.ts';
import { readClocks } from './read-clocks.ts';
import { readCountries } from './read-countries.ts';
import { readCountryLines } from './read-country-lines.ts';
import { readDirectories } from './read-directory.ts';
import { readHelpWords } from './read-help-words.ts';
import { readIntentExamples } from './read-intent-examples.ts';
import { readLanguage } from './read-language.ts';
import { readLawGuide, readLaws } from './read-laws.ts';
import { readLexicons } from './read-lexicon.ts';
import { readLibrary } from './read-library.ts';
import { readReplies } from './read-replies.ts';
import { readSafety } from './read-safety.ts';
import { readSafetyExamples } from './read-safety-examples.ts';
import { readSituations } from './read-situations.ts';
import type { Knowledge } from './types.ts';

/** Everything the assistant answers from, read from the content folder. Throws at the first malformed file. */
export function readKnowledge(contentDir: string): Knowledge {
  const help = readHelpWords(join(contentDir, 'library'));
  const articles = readLibrary(join(contentDir, 'library'));
  return {
    articles,
    countries: readCountries(join(contentDir, 'countries')),
    directories: readDirectories(join(contentDir, 'countries')),
    laws: readLaws(join(contentDir, 'countries')),
    lawGuide: readLawGuide(join(contentDir, 'library/laws.yaml')),
    countryLines: readCountryLines(contentDir, articles),
    ...(help && { help }),
    safety: readSafety(join(contentDir, 'danger')),
    safetyExamples: readSafetyExamples(join(contentDir, 'danger')),
    intentExamples: readIntentExamples(join(contentDir, 'refusals')),
    replies: readReplies(contentDir),
    circumstances: readCircumstances(join(contentDir, 'library/circumstances.yaml'), articles),
    clocks: readClocks(join(contentDir, 'clocks')),
    acts: readActs(join(contentDir, 'acts')),
    situations: readSituations(join(contentDir, 'situations')),
    lexicons: readLexicons(join(contentDir, 'language')),
    language: readLanguage(join(contentDir, 'language')),
  };
}
