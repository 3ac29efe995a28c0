import { fold } from '@salama/contract/characters.ts';
import type { Language } from '@salama/contract/language.ts';
import { CLOSE_ASK } from '../scope/judge.ts';
import type { Passage } from '../search/passages.ts';
import type { Search, SearchResult } from '../search/search.ts';

/** Words that point back: "does *that* hurt", "*na* sindano je", "*et* si j'ai oublié". */
const POINTING =
  /^(?:and|but|so|then|what about|how about|also|na|je|vipi kuhusu|lakini|kwa hiyo|sasa|basi|et|mais|alors|du coup|donc|ou)\b|\b(?:it|its|that|this|them|they|these|those|one|hiyo|hii|hicho|hiki|hizo|hizi|hilo|hili|huo|huu|hivyo|yake|zake|wake|ca|cela|celle|celui|y|en|elle|ceux|lui)\b/;
/** "And the injection?" asks of another thing what was asked of the first; "and if I smoke?" does not. */
const ANOTHER =
  /^(?:what about|how about|and|na|vipi kuhusu|et)\b(?!.*\b(?:if|when|si|quand|kama|nikiwa|niki\w+)\b)/;
const NAME = 4;
/** Words; a question this short without a subject of its own leans on what came before. */
const BARE = 5;
/** Words; a longer question says itself what it is about. */
const LONGEST = 12;
/** What a passage gains for standing in the article that was spoken of. */
const SAME_ARTICLE = 0.2;

/**
 * What a question finds when it follows up on an earlier passage; as asked when it stands by itself. Only names of
 * sections are known of the past, never its words.
 */
export function followUp(
  question: string,
  language: Language,
  asked: SearchResult,
  earlier: Passage | undefined,
  search: Search,
): SearchResult {
  if (!earlier || asked.length > LONGEST || !leansOn(question, asked)) return asked;
  const { article, section } = earlier;
  const own = asked.writtenTopics.length > 0;
  if (own && asked.length <= NAME && ANOTHER.test(fold(question)))
    return search.find(question, language, { aspect: section.heading });
  if (!own && asked.length > BARE && (asked.hits[0]?.fit.ask ?? 0) >= CLOSE_ASK) return asked;
  const subject = search.topicsOf(section.heading, language);
  const found = search.find(question, language, {
    about: subject.length > 0 ? subject : search.topicsOf(article.title, language),
  });
  const hits = found.hits
    .map((hit) => (hit.passage.article === article && !own ? closer(hit) : hit))
    .sort((a, b) => b.score - a.score);
  if (own && (hits[0]?.fit.topics ?? 0) < (asked.hits[0]?.fit.topics ?? 0)) return asked;
  return { ...found, hits };
}

function closer(hit: SearchResult['hits'][number]) {
  return { ...hit, score: hit.score + SAME_ARTICLE, likeness: hit.likeness + SAME_ARTICLE };
}

function leansOn(question: string, { writtenTopics, length }: SearchResult): boolean {
  return POINTING.test(fold(question.trim())) || (writtenTopics.length === 0 && length <= BARE);
}
