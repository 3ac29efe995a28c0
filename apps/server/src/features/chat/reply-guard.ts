import { keepKnownNumbers } from '@salama/assistant/safety/known-numbers.ts';
import { stem } from '@salama/assistant/words/stem.ts';
import { tokenise } from '@salama/assistant/words/tokenise.ts';
import type { Directory } from '@salama/content/directory-types.ts';
import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import type { Label } from '@salama/contract/moderation/labels.ts';
import type { Moderation } from '@salama/moderation/moderation.ts';
import { createNumberCheck } from './number-check.ts';
import type { Asked } from './prompt.ts';
import { faultIn, UnfitReply } from './reply-faults.ts';
import type { Assistant } from './types.ts';

/** Stands between a model and the person: sees each sentence before she does. */
export interface ReplyGuard {
  /**
   * What may be shown of this sentence: it, cleaned, or nothing.
   * @throws UnfitReply when the whole reply must go.
   */
  pass(sentence: string): string;
  /** Judges the whole. @throws UnfitReply */
  finish(): void;
}

export interface GuardDependencies {
  directories: readonly Directory[];
  moderation: Pick<Moderation, 'check'>;
  assistant: Pick<Assistant, 'detectLanguage'>;
}

/** What moderation must not see in a reply. Its other labels are meant for strangers, and also fit honest advice. */
const BARRED: ReadonlySet<Label> = new Set([
  'phone',
  'email',
  'handle',
  'dangerous-advice',
  'sexualised-minor',
]);
/** Characters from which on a language can be judged: nothing shorter is shown alone. */
export const TELLING = 25;
/** More sentences than this left out, and more than this share of all: the model makes things up. */
const MOST_LEFT_OUT = 2;
const MOST_SHARE_LEFT_OUT = 0.34;
/** Shares of the longer words that stand in the passages or the question, and from how many words on they tell. */
const GROUNDED = { sentence: 0.15, reply: 0.3, fromWords: 5 } as const;
const LONG_WORD = 5;

export function createReplyGuard(
  asked: Asked,
  { directories, moderation, assistant }: GuardDependencies,
): ReplyGuard {
  const grounds = asked.passages.flatMap(({ heading, title, text }) => [heading, title, text]);
  const share = createGrounding(asked, grounds);
  const hasForeignNumber = createNumberCheck(grounds, [asked.question, ...linesOf(directories)]);
  const invents = createInventionCheck(grounds, directories);
  let read = '';
  let shown = '';
  let sentences = 0;
  let leftOut = 0;

  function judgeSoFar(): void {
    const fault = faultIn(read);
    if (fault) throw new UnfitReply(fault);
    const { language, sure, half } = assistant.detectLanguage(read);
    const tells = read.length >= TELLING && (sure || half);
    if (tells && language !== asked.language) throw new UnfitReply('wrong language');
    if (hasForeignNumber(read)) throw new UnfitReply('unknown number');
  }

  function judgeContact(text: string): void {
    const { labels } = moderation.check({ kind: 'answer', texts: [{ name: 'reply', text }] });
    if (labels.some((label) => BARRED.has(label))) throw new UnfitReply('contact');
  }

  const isBeside = (text: string, least: number) => {
    const { words, found } = share(text);
    return words >= GROUNDED.fromWords && found / words < least;
  };

  return {
    pass(sentence) {
      sentences += 1;
      const cleaned = clean(sentence, asked.passages.length);
      if (invents(cleaned) || isBeside(cleaned, GROUNDED.sentence)) {
        leftOut += 1;
        if (leftOut > MOST_LEFT_OUT && leftOut / sentences > MOST_SHARE_LEFT_OUT)
          throw new UnfitReply('beside the passages');
        return '';
      }
      read += cleaned;
      judgeSoFar();
      judgeContact(cleaned);
      shown += cleaned;
      return cleaned;
    },
    finish() {
      if (!/\p{L}/u.test(shown)) throw new UnfitReply('empty');
      if (leftOut / sentences > MOST_SHARE_LEFT_OUT) throw new UnfitReply('beside the passages');
      if (isBeside(shown, GROUNDED.reply)) throw new UnfitReply('beside the passages');
      judgeContact(shown);
      if (invents(shown)) throw new UnfitReply('contact');
    },
  };
}

/** Marks of passages that are not there, markup and the addresses behind links go; a link's words stay. */
function clean(sentence: string, passages: number): string {
  return sentence
    .replace(/!\[[^\]]*\]\([^)]*\)\s?/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, (_, label: string) => (/^\d+$/.test(label) ? `[${label}]` : label))
    .replace(/\s?\[(\d+)\]/g, (mark, number: string) => (isBetween(Number(number), passages) ? mark : ''))
    .replace(/<\/?[a-z][^>]*>/gi, '');
}

function isBetween(number: number, most: number): boolean {
  return number >= 1 && number <= most;
}

const ADDRESS =
  /https?:\S+|www\.\S+|[\w.+-]+@[\w.-]+|\b[\w-]+\.(?:com|org|net|info|io|co|ke|tz|ug|rw|bi|cd|fr|me|ly|app)\b/gi;

/** A line that stands in no directory, or an address that the passages do not name. */
function createInventionCheck(grounds: readonly string[], directories: readonly Directory[]) {
  const known = grounds.join('\n').toLowerCase();
  return (text: string): boolean => {
    const addresses = text.toLowerCase().match(ADDRESS) ?? [];
    return addresses.some((one) => !known.includes(one)) || keepKnownNumbers(text, directories) !== text;
  };
}

function linesOf(directories: readonly Directory[]): string[] {
  return [EMERGENCY_NUMBER, ...directories.flatMap(({ contacts }) => contacts.map(({ number }) => number))];
}

/** Counts the longer words of a text, and those of them that passages or question hold. */
function createGrounding({ language, question }: Asked, grounds: readonly string[]) {
  const longWords = (text: string) =>
    tokenise(text)
      .filter((word) => word.length >= LONG_WORD && !/^\d/.test(word))
      .map((word) => stem(word, language));
  const known = new Set([...grounds, question].flatMap(longWords));
  return (text: string) => {
    const words = longWords(text);
    return { words: words.length, found: words.filter((word) => known.has(word)).length };
  };
}
