import { stem } from '@salama/assistant/words/stem.ts';
import type { LanguageWords } from '@salama/content/language-words.ts';
import type { Article, Section } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import { packAsked } from '../src/content/asked-words.ts';
import type { AskedIndex, LawIndex } from '../src/content/contents.ts';
import { wordsOf } from '../src/content/search-words.ts';

/** A word in more of the sections than this tells nothing of what is asked. */
const MOST_ASKED = 0.35;
/** A word that only the texts have leads to the sections that say it, unless they are more than these. */
const MOST_WRITTEN = 8;
const SHORTEST_WRITTEN = 4;
/** For how many ways to ask a text counts that says such a word. */
const WRITTEN = 2;

/** By word, how many of the ways to ask for a section use it, by the section's number. */
type Counts = Map<string, Map<number, number>>;

interface Numbered {
  slug: string;
  title: string;
  section: Section;
}

/** What finds the section that a question is about, in one language; the articles must be of it. */
export function askedIndexOf(
  articles: readonly Article[],
  { phone, ownWords }: Pick<LanguageWords, 'phone' | 'ownWords'>,
  law: (numberOf: (section: string) => number) => LawIndex,
  language: Language,
): AskedIndex {
  const sections = articles.flatMap(({ slug, title, sections }) =>
    sections.map((section) => ({ slug, title, section })),
  );
  const asked = withoutSlips(askedWords(sections));
  const most = sections.length * MOST_ASKED;
  const told = [...asked, ...writtenWords(sections, asked, language)].map(
    ([word, counts]) => [word, counts.size > most ? new Map<number, number>() : counts] as const,
  );
  return {
    sections: sections.map(({ slug, section: { id, heading } }) => ({ slug, id, heading })),
    ...packAsked(new Map(told)),
    phone: phone[language],
    everyday: ownWords[language],
    law: law((name) => sections.findIndex(({ slug, section }) => `${slug}#${section.id}` === name)),
  };
}

/** The heading asks in the words that are read, and counts twice. */
function askedWords(sections: readonly Numbered[]): Counts {
  const words: Counts = new Map();
  sections.forEach(({ title, section: { heading, asks } }, at) => {
    for (const text of [title, heading, heading, ...asks])
      for (const word of new Set(wordsOf(text))) {
        const counts = words.get(word) ?? new Map<number, number>();
        words.set(word, counts.set(at, (counts.get(at) ?? 0) + 1));
      }
  });
  return words;
}

/** Without what stands once in all: mostly somebody's slip, which the search forgives anyway. */
function withoutSlips(words: Counts): Counts {
  const isOnce = (counts: ReadonlyMap<number, number>) => counts.size === 1 && [...counts.values()][0] === 1;
  return new Map([...words].filter(([, counts]) => !isOnce(counts)));
}

/** Names of medicines and the like, with which nobody asks yet: no form of a word that is asked with. */
function writtenWords(sections: readonly Numbered[], asked: Counts, language: Language): Counts {
  const stems = new Set([...asked.keys()].map((word) => stem(word, language)));
  const words: Counts = new Map();
  sections.forEach(({ section: { body } }, at) => {
    for (const word of wordsOf(body.replace(/\]\([^)]*\)/g, ']'))) {
      const isName =
        word.length >= SHORTEST_WRITTEN && /\p{L}/u.test(word) && !stems.has(stem(word, language));
      if (isName) words.set(word, (words.get(word) ?? new Map<number, number>()).set(at, WRITTEN));
    }
  });
  return new Map([...words].filter(([, counts]) => counts.size <= MOST_WRITTEN));
}
