import type { Act } from '@salama/content/act-types.ts';
import type { FixedReply } from '@salama/content/types.ts';
import { fold } from '@salama/contract/characters.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Talk } from '../dialogue/continue-talk.ts';
import type { LibraryAnswers, LibraryQuestion } from '../library/answer-from-library.ts';
import type { Reply } from '../reply/reply.ts';
import type { Safety } from '../safety/safety.ts';
import type { ToRead } from './reading.ts';

/** What carries out a choice: the same that answers without one. */
export interface Deeds {
  safety: Safety;
  library: LibraryAnswers;
  acts: readonly Act[];
  continueTalk(act: Act, talk: Talk): Reply | undefined;
  turnAway(reply: FixedReply, language: Language): Reply;
  withKnownNumbers(reply: Reply, country: Country | undefined): Reply;
}

/** Kinds of which nobody else may judge. */
const DECIDED: ReadonlySet<string> = new Set(['emergency', 'crisis', 'refuse']);

/** Danger and refusals stay as the embedded reading found them. */
export function isForReaders({ help, details }: Reply): boolean {
  return !help && !DECIDED.has(details.kind);
}

/** `written`: the message as it was typed. */
export function deedsFor(
  asked: LibraryQuestion,
  written: string,
  { safety, library, acts, continueTalk, turnAway, withKnownNumbers }: Deeds,
): Omit<ToRead, 'asked' | 'reply'> {
  const { language, context, country, search } = asked;
  const finish = (reply: Reply) => withKnownNumbers(reply, country);
  return {
    act(id) {
      const act = acts.find((one) => one.id === id && (context?.warned || one.after !== 'warning'));
      const done = act && continueTalk(act, { language, context, search });
      return done && finish(done);
    },
    clock(id, words) {
      // A time counts only where she has written it.
      const isTold = words !== '' && fold(written).includes(fold(words));
      const said = library.clockOf(id, isTold ? words : '', asked);
      return said && finish(said);
    },
    refuse: (reply) => turnAway(reply, language),
    warn(reply, ruleId) {
      const found = safety.suspected(ruleId, written, { language, country });
      return found && { ...reply, help: found.help };
    },
    finish: (reply) => finish(library.finished(reply, asked)),
  };
}
