import type { AnswerKnowledge, FixedReply } from '@salama/content/types.ts';
import type { Language } from '@salama/contract/language.ts';
import type { LibraryQuestion } from '../library/answer-from-library.ts';
import { composeDoubt } from '../reply/compose-answer.ts';
import { fixedReply } from '../reply/fixed-reply.ts';
import type { Reply } from '../reply/reply.ts';
import type { Passage } from '../search/passages.ts';
import type { Hit } from '../search/search.ts';
import { type Candidates, type Choice, type Named, NONE, WHICH } from './choice.ts';
import { ACT_MEANINGS, CLOCK_MEANINGS, DANGER_MEANINGS, REFUSAL_MEANINGS } from './meanings.ts';
import { createPassageReplies, type Numbered } from './passage-reply.ts';
import { passagesToRead } from './passages-to-read.ts';

/** What a reader may choose from for one message, and what its choice says. */
export interface Reading {
  candidates: Candidates;
  /**
   * The reply of these ids, made of the library's own sentences alone. Undefined where the choice is none: an id or a number
   * that is not among the candidates, or nothing chosen.
   */
  readAs(choice: Choice): Reply | undefined;
}

/** What was read already, and how a choice is carried out. */
export interface ToRead {
  asked: LibraryQuestion;
  /** The reply of the embedded reading. */
  reply: Reply;
  /** Does an act; undefined where there was nothing to do it with. */
  act(id: string): Reply | undefined;
  /** What a clock says at the time that these words tell; without one its question back. */
  clock(id: string, words: string): Reply | undefined;
  /** Turns away who wants to harm. */
  refuse(reply: FixedReply): Reply;
  /** The card of a danger, over a reply that stays as it is. */
  warn(reply: Reply, ruleId: string): Reply | undefined;
  /** Adds what the country does otherwise. */
  finish(reply: Reply): Reply;
}

/** Passages among which a person is asked to choose. */
const FEW = 3;

export function createReading(knowledge: AnswerKnowledge, whichOne: FixedReply) {
  const passages = createPassageReplies(knowledge.language);
  const others = othersOf(knowledge);
  const dangers = namedBy(DANGER_MEANINGS, knowledge.safety.rules);

  return function read(given: ToRead): Reading {
    const { asked, reply } = given;
    const { search, language } = asked;
    const shown = (reply.details.passages ?? []).flatMap(
      ({ slug, section }) => search.passageAt(`${slug}#${section}`, language) ?? [],
    );
    const readable = passagesToRead(shown, asked);
    const own = new Map(asked.asked.hits.map(({ passage, narrow }) => [passage.key, narrow]));
    const numbered = readable.map(({ passage }) => passages.numbered(passage, own.get(passage.key)));
    const hits = readable.flatMap(({ hit }) => hit ?? []);

    function replyOf({ pick, sentences, words }: Choice): Reply | undefined {
      const at = numbered.findIndex((_, place) => pick === idOf(place));
      const of = numbered[at];
      if (of) return fromPassage(of, sentences);
      if (sentences.length > 0) return undefined;
      if (pick === WHICH) return whichOf(hits, whichOne, language);
      return otherReply(pick, words, given, knowledge);
    }

    function fromPassage(of: Numbered, sentences: readonly number[]): Reply | undefined {
      const rest = hits.filter(({ passage }) => passage !== of.passage);
      const answer = passages.replyFrom(of, sentences, rest, isShownBy(reply, of.passage));
      return answer && given.finish(answer);
    }

    return {
      candidates: { language, passages: numbered.map(candidateOf), others, dangers },
      readAs(choice) {
        const chosen = choice.pick === NONE ? reply : replyOf(choice);
        if (!chosen || choice.danger === NONE) return chosen === reply ? undefined : chosen;
        return given.warn(chosen, choice.danger);
      },
    };
  };
}

function idOf(place: number): string {
  return `P${place + 1}`;
}

function candidateOf({ passage, leads, units }: Numbered, place: number) {
  const texts = [...leads.map(({ lead }) => lead), ...units.map(({ text }) => text)];
  return { id: idOf(place), heading: passage.section.heading, sentences: texts.map(plain) };
}

/** Without the places of lines, links and marks, which are of no use to a reader. */
function plain(markdown: string): string {
  return markdown
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isShownBy({ details: { kind, passages: [first] = [] } }: Reply, { key }: Passage): boolean {
  return kind === 'answer' && first !== undefined && `${first.slug}#${first.section}` === key;
}

function whichOf(hits: readonly Hit[], { reply }: FixedReply, language: Language): Reply | undefined {
  const [best, ...others] = hits.slice(0, FEW);
  return best && composeDoubt([best, ...others], reply[language]);
}

const ACT = 'act-';
const REFUSE = 'refuse-';
const CLOCK = 'clock-';
const ASK = 'ask-';

function otherReply(
  pick: string,
  words: string,
  given: ToRead,
  { replies }: Pick<AnswerKnowledge, 'replies'>,
): Reply | undefined {
  const { language } = given.asked;
  const withId = (before: string) => replies.replies.find(({ id }) => pick === before + id);
  if (pick.startsWith(ACT)) return given.act(pick.slice(ACT.length));
  if (pick.startsWith(CLOCK)) return given.clock(pick.slice(CLOCK.length), words);
  const refusal = withId(REFUSE);
  if (refusal?.kind === 'refuse') return given.refuse(refusal);
  const question = withId(ASK);
  return question?.choices && fixedReply(question, language, question.choices[language]);
}

/** The same for every message, so that a model may keep what it has read of them. */
function othersOf({ acts, clocks, replies }: AnswerKnowledge): Named[] {
  const refusals = replies.replies.filter(({ kind }) => kind === 'refuse');
  const asking = replies.replies.filter(({ choices }) => choices !== undefined);
  return [
    ...prefixed(ACT, namedBy(ACT_MEANINGS, acts)),
    ...prefixed(REFUSE, namedBy(REFUSAL_MEANINGS, refusals)),
    ...prefixed(CLOCK, namedBy(CLOCK_MEANINGS, clocks)),
    ...asking.map(({ id, reply }) => ({ id: ASK + id, meaning: `asks back: ${plain(reply.en)}` })),
    { id: WHICH, meaning: 'asks back which of the first three passages is meant' },
  ];
}

function prefixed(before: string, named: readonly Named[]): Named[] {
  return named.map(({ id, meaning }) => ({ id: before + id, meaning }));
}

/** What has no meaning written down is offered to no reader. */
function namedBy(meanings: Readonly<Record<string, string>>, all: readonly { id: string }[]): Named[] {
  return all.flatMap(({ id }) => {
    const meaning = meanings[id];
    return meaning === undefined ? [] : [{ id, meaning }];
  });
}
