import type { ReplyKind, Source } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { ContactKind, Help } from '@salama/contract/help.ts';
import type { HelpWords } from '@salama/contract/help-words.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Category, Icon } from '@salama/contract/learning/schemas.ts';
import type { PatternWords } from '@salama/patterns/scanner.ts';
import type { Act } from './act-types.ts';
import type { Clock } from './clock-types.ts';
import type { CountryFacts, Directory } from './directory-types.ts';
import type { LanguageWords } from './language-words.ts';
import type { CountryLaws, LawGuide } from './law-types.ts';
import type { PassageTags } from './passage-tags.ts';
import type { SafetyTexts } from './safety-texts.ts';
import type { AfterWarning, SafetyExamples } from './safety-types.ts';

export const REVIEWED = ['facts', 'language'] as const;

/** Who signed a section, and whether its text is still the one that was signed. */
export interface SectionReview {
  of: (typeof REVIEWED)[number];
  /** The text was changed since: the signature speaks of what it was. */
  isChanged: boolean;
  /** ISO date. */
  on: string;
  /** Name or role, and profession. */
  by: string;
}

export const SHELVES = ['older', 'parents'] as const;
export type Shelf = (typeof SHELVES)[number];

/** One article of the library in one language. */
export interface Article {
  slug: string;
  language: Language;
  category: Category;
  /** Where its readers look besides its category. */
  shelf?: Shelf;
  icon: Icon;
  title: string;
  /** What tabs and history show: it gives nothing away and no other page has it. */
  tab: string;
  /** At most 160 code points. */
  description: string;
  /** The youngest age it is written for, in years. */
  audience: number;
  sources: Source[];
  /** ISO date on which editors last read it through. */
  reviewed: string;
  /** ISO date on which it came, where it is to be shown as new. */
  added?: string;
  /** Lines to offer above the text, besides the emergency number, where its topic is danger. */
  help?: ContactKind[];
  /** Markdown before the first section. */
  introduction: string;
  sections: Section[];
}

/** A question that a section answers further down than at its beginning. */
export interface NarrowQuestion {
  id: string;
  /** The place in the section's `asks` of the first that asks it; its last stands before the next question's first. */
  firstAsk: number;
  /** What answers it: one or two sentences of at most 160 characters. */
  lead: string;
  /** The paragraph of the section that is said after it, counted from 0. */
  paragraph?: number;
}

/** One `##` section: a passage of the assistant. */
export interface Section {
  /** Unique in the article and the same in all three languages. */
  id: string;
  heading: string;
  /** The ways people ask for it, in their own words; those of its narrower questions last, in their order. */
  asks: string[];
  /** What else is asked of it than its heading, each with an answer of its own. */
  questions: NarrowQuestion[];
  /** Markdown; its first sentence answers the heading. */
  body: string;
  /** Numbers (from 1) of the article's sources that carry this section; none where it is advice alone. */
  citations: number[];
  /** Folded under "more questions" on the page. */
  isMore: boolean;
  tags: PassageTags;
  /** Absent: checked by editors alone. */
  reviews?: SectionReview[];
  /** Other languages in which a clinician has signed it as it stands. */
  signedIn?: Language[];
  /** A tool that answers what it tells, by what the reader knows: see `content/library/tools.yaml`. */
  tool?: { url: string; text: string };
}

/** A crisis or danger sign: how people say it, and the fixed reply. */
export interface SafetyRule {
  id: string;
  kind: 'crisis' | 'emergency';
  /** Higher wins when several rules match. */
  severity: number;
  /** Lines to offer, most urgent first; those who may be called at once are said in the first sentence. */
  contacts: ContactKind[];
  /** Patterns of `content/danger`, see its README. Every language is scanned at once. */
  signs: string[];
  /** Patterns that make this rule silent: "how do I prevent", "in a film". */
  unless: string[];
  /** Patterns for the words this danger is told with: where only the second line speaks and none occurs, the rule is a guess. */
  about: string[];
  /**
   * Markdown. A line that begins with `{told birth}` is for a message that tells of a birth (`words.told`). `{call}` stands
   * for whom to call or where to go first, `{contacts}` for the country's lines.
   */
  reply: Record<Language, string>;
  /** `slug#section` of the library: where to read on, and what a question that follows is about. */
  sections: string[];
  sources: Source[];
}

/** The words that safety patterns share. */
export interface SafetyWords extends PatternWords {
  /** `{told name}` before a line of a reply: patterns, any of which must occur for it to be said. */
  told: Record<string, string[]>;
  /** Sentences around a safety reply. */
  texts: SafetyTexts;
}

export interface SafetyRules {
  words: SafetyWords;
  rules: SafetyRule[];
  /** What is said where a message reads like danger of this kind and names none: help now, and no guess. */
  unnamed: Record<Help['kind'], SafetyRule>;
  /** Absent on the phone, which remembers no warning. */
  afterWarning?: AfterWarning[];
}

/** What the assistant learns to refuse, and what sounds alike and is to be answered. */
export interface IntentExamples {
  refuse: { replyId: string; text: string }[];
  honest: string[];
}

/** A fixed reply: a refusal, a scope notice, a greeting, "I don't know". */
export interface FixedReply {
  id: string;
  kind: ReplyKind;
  /** Patterns in the language of `content/danger/README.md`. Every language is scanned at once. */
  signs: string[];
  /** Patterns that make this reply silent. */
  unless: string[];
  /** Words of the longest message that is small talk; without it, that of a greeting. */
  longest?: number | undefined;
  /** Concepts of the lexicons that such a message may name; with any other it asks for more than small talk. */
  speaksOf?: string[] | undefined;
  /** Markdown. */
  reply: Record<Language, string>;
  /** What to tap as an answer to it, where it asks. */
  choices?: Record<Language, string[]> | undefined;
}

export interface FixedReplies {
  /** `<name>` in a pattern, beside the groups of the safety words. */
  groups: Record<string, string[]>;
  /** Tried in this order; the first that matches is given. */
  replies: FixedReply[];
}

/** Something that happened to a person and has a clock: recognised by its signs, answered from chosen sections. */
export interface Situation {
  id: string;
  /** Patterns in the language of `content/danger/README.md`, the groups of refusals and replies included. */
  signs: string[];
  /** Patterns that make it silent. */
  unless: string[];
  /** `slug#section` of the library, the one that answers first. */
  sections: string[];
  /** What its clock says stands below the warning that such a message gets. */
  belowWarning?: true;
  /** Ideas and words with a meaning in the longest message that is read so; absent where it may say more. */
  terms?: number;
  /** What is said by how long ago it was: a name of `content/clocks`. */
  clock?: string;
  /** The first line where nobody has told when: what to do now, and its clock. Markdown. Absent where the section begins with it. */
  first?: Record<Language, string>;
}

/** What may be so in a life, and the passages that concern nobody else. */
export interface Circumstance {
  id: string;
  /** Ideas of the lexicons, any of which says it; empty where no words are known by which it is told. */
  said: string[];
  /** Those of them that name it outright: whoever says that this is not so is not in it. */
  named: string[];
  /** `slug#section` */
  library: string[];
}

/** Words that mean the same to the search, per language; slang, misspellings and Sheng stand here. */
export interface Lexicon {
  language: Language;
  /** Ideas that put a question in scope by themselves. Each list is one; its first word names it, the same in all languages. */
  topics: string[][];
  /** Other ideas, written the same way. */
  synonyms: string[][];
  /** Short forms and slips, written out before anything else: `pls` is `please`. */
  spellings: Record<string, string>;
  stopWords: string[];
}

/** A fact that a country has otherwise, as a line under the section that tells it. */
export interface CountryLine {
  /** `slug#section` */
  section: string;
  country: Country;
  text: Record<Language, string>;
  source: Source;
}

/** Everything the assistant answers from. Plain data, so that a build may keep it. */
export interface AnswerKnowledge {
  articles: Article[];
  /** In the order of lists. */
  countries: CountryFacts[];
  directories: Directory[];
  laws: CountryLaws[];
  lawGuide: LawGuide;
  /** What countries do otherwise than a section says. */
  countryLines: CountryLine[];
  /** Absent: the articles leave no place for whom to call. */
  help?: HelpWords;
  safety: SafetyRules;
  replies: FixedReplies;
  acts: Act[];
  clocks: Clock[];
  situations: Situation[];
  circumstances: Circumstance[];
  lexicons: Lexicon[];
  language: LanguageWords;
}

/** With the examples that it only learns from. */
export interface Knowledge extends AnswerKnowledge {
  safetyExamples: SafetyExamples;
  intentExamples: IntentExamples;
}
