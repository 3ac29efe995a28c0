import type { FixedReplies, FixedReply, SafetyWords } from '@salama/content/types.ts';
import type { ReplyKind } from '@salama/contract/chat/schemas.ts';
import {
  type CalmReader,
  compilePatterns,
  type SecondLine,
  type Stance,
  wordReader,
} from '@salama/patterns/scanner.ts';
import { partsOf } from '../safety/sentences.ts';

export interface FixedReplyBook {
  /**
   * Reads a text once; then the first reply of a kind whose signs it shows. Who tells of danger is hardly ever refused
   * because of a likeness: what a victim writes is like what the one who harms her asks.
   */
  read(text: string, options?: { tellsOfDanger?: boolean }): (kind: ReplyKind) => FixedReply | undefined;
  /** A reply by its id. Throws when `content/` lacks it. */
  byId(id: string): FixedReply;
}

/** Its patterns hold whatever else the message says. */
const GRAVEST = 'child-sexual';

/**
 * Fewer words ("nitumie nini", what do I use) are refused by patterns alone: of 6,000 examined messages and turns of talks the second line
 * refused four so short, none of them rightly.
 */
const FEWEST_WORDS = 6;

/**
 * Compiles refusals and replies. Their patterns are those of the safety rules, and may use their groups. A request
 * to harm that no pattern knows is found by the second line.
 */
export function createFixedReplies(
  { groups, replies }: FixedReplies,
  words: SafetyWords,
  secondLine: SecondLine,
  readsHonest: CalmReader = () => false,
): FixedReplyBook {
  const allWords = { ...words, groups: { ...words.groups, ...groups } };
  // Earlier replies weigh more.
  const rules = replies.map((reply, at) => ({ ...reply, severity: -at }));
  const isRefusal = ({ kind }: FixedReply) => kind === 'refuse';
  const refusals = compilePatterns({ words: allWords, rules: rules.filter(isRefusal) }, (read, stance) =>
    read.length < FEWEST_WORDS ? undefined : secondLine(read, stance),
  );
  const others = compilePatterns({ words: allWords, rules: rules.filter((rule) => !isRefusal(rule)) });
  const wordsOf = wordReader(words);
  const refusalsFor = (text: string, stance: Stance) => {
    const found = refusals.scan(text, stance);
    const isGrave = found.some(({ rule }) => rule.id === GRAVEST);
    return found.length > 0 && !isGrave && readsHonest(wordsOf(text)) ? [] : found;
  };
  const byId = (id: string) => {
    const reply = replies.find((item) => item.id === id);
    if (!reply) throw new Error(`content/ lacks the reply ${id}`);
    return reply;
  };
  return {
    read(text, { tellsOfDanger = false } = {}) {
      const stance = tellsOfDanger || partsOf(text).isLong ? 'cautious' : 'usual';
      const found = [...refusalsFor(text, stance), ...others.scan(text)];
      return (kind) => found.find(({ rule }) => rule.kind === kind)?.rule;
    },
    byId,
  };
}

/** The words of all groups: real ones, that are no slip of another. */
export function wordsOfGroups({ groups }: FixedReplies): string[] {
  return Object.values(groups).flatMap((list) => list.flatMap((item) => item.split(/[^a-z0-9]+/)));
}
