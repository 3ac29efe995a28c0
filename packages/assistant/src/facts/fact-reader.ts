import type { LanguageWords } from '@salama/content/language-words.ts';
import type { AnswerKnowledge } from '@salama/content/types.ts';
import { fold } from '@salama/contract/characters.ts';
import type { Language } from '@salama/contract/language.ts';
import { phraseTest } from '../language/phrases.ts';
import type { CountryReader } from '../library/by-country.ts';
import type { Circumstances } from '../search/circumstances.ts';
import { createAsksReader } from '../words/asks.ts';
import { tokenise } from '../words/tokenise.ts';
import type { Vocabulary } from '../words/vocabulary.ts';
import type { ToldFacts } from './facts.ts';

export interface FactReader {
  read(text: string, language: Language): ToldFacts;
  /** A message that asks nothing and says nothing but facts: "I'm 16", "in Kenya", "she is pregnant, not me". */
  isBare(text: string, language: Language): boolean;
}

export interface FactReaderParts {
  circumstances: Circumstances;
  vocabulary: Vocabulary;
  countriesIn: CountryReader;
}

/** How terms that stand for an idea of the lexicons begin; others are mere words. */
const CONCEPT = '=';
/** Words of the longest bare fact. */
const BARE = 10;
/** Words behind a denial that it may be about. */
const DENIED = 3;
const YOUNGEST = 8;

export function createFactReader(
  { language: words, safety }: Pick<AnswerKnowledge, 'language' | 'safety'>,
  { circumstances, vocabulary, countriesIn }: FactReaderParts,
): FactReader {
  const asks = createAsksReader(safety.words);
  const ageIn = ageReader(words);
  const corrections = new RegExp(`\\b(?:${words.facts.corrects.map(fold).join('|')})\\b`, 'g');
  const denials = phraseTest(words.facts.denies, 'first');
  const termsOf = (text: string, language: Language) =>
    vocabulary.analyse(vocabulary.wordsOf(text, language), language);

  /** What stands just behind each word that says no. */
  function denied(text: string, language: Language): string[] {
    const written = tokenise(text);
    const behind = written.flatMap((_, at) =>
      denials(written.slice(at).join(' ')) ? [written.slice(at + 1, at + 1 + DENIED).join(' ')] : [],
    );
    return behind.flatMap((part) => circumstances.namedBy(termsOf(part, language).terms));
  }

  function read(text: string, language: Language): ToldFacts {
    const { terms } = termsOf(text, language);
    const not = denied(text, language);
    return {
      circumstances: circumstances.namedBy(terms).filter((name) => !not.includes(name)),
      denied: not,
      age: ageIn(text),
      country: countriesIn(text)[0],
    };
  }

  return {
    read,
    isBare(text, language) {
      const { length } = tokenise(text);
      if (length === 0 || length > BARE || asks(text)) return false;
      const said = fold(text).replace(corrections, ' ');
      const { terms } = termsOf(said, language);
      const told = read(text, language);
      const tells = told.age !== undefined || told.country !== undefined || told.circumstances.length > 0;
      const ideas = terms.filter((term) => term.startsWith(CONCEPT));
      return (
        (tells || told.denied.length > 0) && ideas.every((idea) => circumstances.namedBy([idea]).length > 0)
      );
    },
  };
}

/** Characters beside a number of years in which a word says that they are long over. */
const BESIDE = 12;

/** Years that somebody is old: a number behind "I am" with no other unit, or before "years". */
function ageReader({ facts, times }: LanguageWords): (text: string) => number | undefined {
  const either = (phrases: readonly string[]) => `(?:${phrases.map(fold).join('|')})`;
  const all = Object.values(times);
  const units = either(all.flatMap((words) => Object.values(words.units).flat()));
  const isOver = phraseTest(all.flatMap(({ past }) => past));
  const [aged, years] = [either(facts.aged), either(facts.years)];
  const pattern = new RegExp(`\\b(?:${aged} (\\d{1,2})\\b(?! ?${units}\\b)|(\\d{1,2}) ?${years}\\b)`);
  return (text) => {
    const folded = fold(text).replaceAll(/[^a-z0-9]+/g, ' ');
    const found = pattern.exec(folded);
    if (!found) return undefined;
    const told = Number(found[1] ?? found[2]);
    const beside = folded.slice(Math.max(0, found.index - BESIDE), found.index + found[0].length + BESIDE);
    return told >= YOUNGEST && !isOver(beside) ? told : undefined;
  };
}
