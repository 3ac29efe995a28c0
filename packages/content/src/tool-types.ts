/** What each tool says around its answers: the keys of `words` in its file. */
export const METHOD_WORDS = [
  'title',
  'lead',
  'print',
  'method',
  'wish',
  'all',
  'order',
  'byEffect',
  'byTime',
  'shown',
  'note',
  'article',
] as const;
export const FINDER_WORDS = [
  'title',
  'lead',
  'private',
  'men',
  'question',
  'why',
  'none',
  'doubt',
  'doubtSeveral',
  'show',
  'again',
  'print',
  'result',
  'resultNote',
  'unknown',
  'fits',
  'notAsked',
  'notAskedLead',
  'list',
  'listLead',
  'sources',
] as const;
export const DAY_WORDS = [
  'page',
  'pageLead',
  'back',
  'print',
  'title',
  'lead',
  'ago',
  'amount',
  'unit',
  'unreadable',
  'show',
  'everything',
  'after',
  'who',
  'tests',
  'private',
  'help',
  'more',
  'bleedingTitle',
  'bleedingLead',
  'go',
  'when',
] as const;
export const WINDOW_WORDS = ['upTo', 'under', 'from', 'over', 'hour', 'day', 'week', 'month'] as const;

type Words<Keys extends readonly string[]> = Record<Keys[number], string>;

/** What the tools of `/tools` show, in one language. `read-tools.ts` reads it from `content/tools`. */
export interface Tools {
  methods: MethodTable;
  finder: Finder;
  days: DayTexts;
}

export interface Choice {
  id: string;
  text: string;
}

export interface MethodTable {
  words: Words<typeof METHOD_WORDS>;
  /** In the order in which the table shows them. */
  columns: Choice[];
  /** What a person may wish of a method. */
  wishes: Choice[];
  /** In the order in which they work. */
  methods: Method[];
  /** Their ids, the longest first. */
  longest: string[];
}

export interface Method {
  id: string;
  name: string;
  /** `slug#section` of the library. */
  more: string;
  /** Ids of the wishes that it fulfils. */
  for: string[];
  /** One for each column. */
  cells: string[];
}

/** WHO's category of a condition for a method; `n` where WHO says "not applicable". */
export type Category = 1 | 2 | 3 | 4 | 'n';

export interface Condition {
  id: string;
  /** Of every line one answer is given; of `least` lines where that is set. */
  when: string[][];
  least?: number | undefined;
  /** One for each method of the finder. */
  is: Category[];
  because: string;
}

export const GROUPS = ['can', 'ask', 'nurse'] as const;
export type Group = (typeof GROUPS)[number];

export interface QuestionPart {
  kind: 'one' | 'several';
  legend?: string | undefined;
  /** It is asked after one of these answers alone. */
  only: string[];
  /** One may say that one does not know. */
  doubt: boolean;
  answers: Choice[];
}

export interface Question {
  id: string;
  ask: string;
  /** What it is about, within a sentence. */
  short: string;
  why: string;
  parts: QuestionPart[];
}

export interface Finder {
  words: Words<typeof FINDER_WORDS>;
  groups: Record<Group, string>;
  /** Ids of `MethodTable.methods`. */
  methods: string[];
  questions: Question[];
  conditions: Condition[];
  notAsked: string[];
  sources: { title: string; organisation: string; url: string }[];
}

export const TIME_UNITS = ['hour', 'day', 'week', 'month'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** What is said by how long ago something was. */
export interface TimeStep {
  /** Hours; the last step has none. */
  upTo?: number | undefined;
  say: string;
}

export interface Timed extends Choice {
  more: string;
  steps: TimeStep[];
}

/** A bleeding: with a clock and what it counts, or with what is said of it at any time. */
export interface Bleeding extends Timed {
  says: string[];
  ask?: string | undefined;
  unit?: TimeUnit | undefined;
}

export interface DayTexts {
  words: Words<typeof DAY_WORDS>;
  units: Record<TimeUnit, string>;
  windows: Words<typeof WINDOW_WORDS>;
  after: Timed[];
  tests: Timed[];
  bleeding: Bleeding[];
  /** What sends to hospital at once. */
  go: string[];
}
