import { type PassageReference, REVIEW_STATES, type Source } from '@salama/contract/chat/schemas.ts';
import type { FastifyBaseLogger } from 'fastify';
import { SECOND } from '../../platform/clock.ts';
import { describeFailure } from '../../platform/errors.ts';
import { removeIdentifiers } from './identifiers.ts';
import { ModelFailure } from './model-failure.ts';
import type { Model } from './model-gateway.ts';
import type { Library, Passage } from './passages.ts';
import { type Asked, composePrompt } from './prompt.ts';
import { UnfitReply } from './reply-faults.ts';
import { createReplyGuard, type GuardDependencies, TELLING } from './reply-guard.ts';
import { createSentenceSplitter } from './sentences.ts';
import type { Answer } from './types.ts';

/** Lets a language model say what the library answers, in words that fit the question. */
export interface ReplyWriter {
  /** The model's reply; the library's wherever the model may not speak, is away, slow, or says what it must not. */
  write(question: string, answer: Answer, listener: Listener): Promise<Written>;
}

export interface Listener {
  /** Takes each part of the reply once it is checked; absent for callers that want it whole. */
  say?: ((text: string) => void) | undefined;
  /** The person stopped it, or is no longer there. */
  gone: AbortSignal;
}

export interface Written {
  answer: Answer;
  /** Something else had already been said when the library's reply took over. */
  replaced: boolean;
}

export interface WriterDependencies extends GuardDependencies {
  model: Model;
  library: Library;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** Ends what is being written when the server stops. */
  stopping: AbortSignal;
  patience?: Patience;
}

/** Milliseconds. */
export interface Patience {
  /** Until the first whole sentence: the library's answer is there within five seconds. */
  first: number;
  /** Between two bits of text. */
  silence: number;
  whole: number;
  /** For callers that want the reply whole. */
  unstreamed: number;
}
const PATIENCE: Patience = {
  first: 4.5 * SECOND,
  silence: 4 * SECOND,
  whole: 40 * SECOND,
  unstreamed: 4.5 * SECOND,
};
/** UTF-16 units. The model is asked for 150 words. */
export const LONGEST_WRITTEN = 3_000;

export function createReplyWriter(dependencies: WriterDependencies): ReplyWriter {
  const { model, library, logger } = dependencies;
  return {
    async write(question, answer, listener) {
      const passages = mayBeWritten(answer) ? library.passagesOf(answer) : [];
      if (passages.length === 0) return { answer, replaced: false };
      const asked = { question: removeIdentifiers(question), language: answer.details.language, passages };
      const draft = startDraft(asked, listener, dependencies);
      try {
        await model.write(composePrompt(asked), draft.take, draft.signal);
        return { answer: draft.finish(answer), replaced: false };
      } catch (error) {
        const { aborted } = listener.gone;
        if (!aborted) logger.warn({ reason: reasonOf(error) }, 'the library answers instead of the model');
        if (aborted && draft.text()) return { answer: draft.unfinished(answer), replaced: false };
        return { answer, replaced: draft.text() !== '' };
      } finally {
        draft.end();
      }
    },
  };
}

/** Danger, refusals, greetings, other subjects, doubt and honest ignorance never reach a model. */
function mayBeWritten({ help, details: { kind } }: Answer): boolean {
  return !help && kind === 'answer';
}

/** A reply in the making: sentence by sentence through the guard, under the deadlines. */
function startDraft(
  asked: Asked,
  { say, gone }: Listener,
  { stopping, patience = PATIENCE, ...guarding }: WriterDependencies,
) {
  const guard = createReplyGuard(asked, guarding);
  const splitter = createSentenceSplitter();
  const deadlines = startDeadlines(patience, say === undefined);
  let received = 0;
  let text = '';
  let held = '';
  const show = (sentence: string): void => {
    held += guard.pass(sentence);
    if (text || held.length >= TELLING) release();
  };
  const release = (): void => {
    if (!held) return;
    text += held;
    deadlines.begun();
    say?.(held);
    held = '';
  };
  return {
    signal: AbortSignal.any([deadlines.signal, gone, stopping]),
    take(part: string): void {
      deadlines.heard();
      received += part.length;
      if (received > LONGEST_WRITTEN) throw new UnfitReply('endless');
      for (const sentence of splitter.push(part)) show(sentence);
    },
    text: () => text,
    finish(answer: Answer): Answer {
      const rest = splitter.end();
      if (rest.trim()) show(rest);
      guard.finish();
      release();
      if (answer.added) say?.(`\n\n${answer.added}`);
      return present(answer, text, asked.passages);
    },
    unfinished: (answer: Answer) => present(answer, `${text.trimEnd()} …`, asked.passages),
    end: deadlines.stop,
  };
}

function startDeadlines(patience: Patience, isUnstreamed: boolean) {
  const controller = new AbortController();
  const after = (time: number) => setTimeout(() => controller.abort(new ModelFailure('timeout')), time);
  const first = after(patience.first);
  const whole = after(isUnstreamed ? patience.unstreamed : patience.whole);
  let silence = after(patience.silence);
  return {
    signal: controller.signal,
    heard() {
      clearTimeout(silence);
      silence = after(patience.silence);
    },
    begun: () => clearTimeout(first),
    stop() {
      for (const timer of [first, whole, silence]) clearTimeout(timer);
    },
  };
}

/** Under the model's words stand the passages they cite, and the sources of those. */
function present({ added, details }: Answer, text: string, passages: readonly Passage[]): Answer {
  const { article: _article, more: _more, ...rest } = details;
  const cited = passages.filter((_, at) => text.includes(`[${at + 1}]`));
  const used = cited.length > 0 ? cited : passages.slice(0, 1);
  const sources = used.flatMap((passage) => passage.sources);
  // What is said of all of them is what the weakest has, the oldest of these.
  const [review] = used
    .map((passage) => passage.review)
    .sort(
      (a, b) =>
        REVIEW_STATES.indexOf(a.state) - REVIEW_STATES.indexOf(b.state) || a.date.localeCompare(b.date),
    );
  return {
    text: [text.trim(), ...(added ? [added] : [])].join('\n\n'),
    details: {
      ...rest,
      kind: 'answer',
      sources: sources.filter((source, at) => sources.findIndex(sameAs(source)) === at),
      ...(review && { review }),
      writtenBy: 'model',
      passages: passages.slice(0, lastCited(text, passages)).map(referenceTo),
    },
  };
}

function sameAs({ url }: Source): (other: Source) => boolean {
  return (other) => other.url === url;
}

/** The list is numbered as the text cites it, so it is cut only at its end. */
function lastCited(text: string, passages: readonly Passage[]): number {
  const last = passages.findLastIndex((_, at) => text.includes(`[${at + 1}]`));
  return last === -1 ? passages.length : last + 1;
}

function referenceTo({ heading, slug, title, section }: Passage): PassageReference {
  return { heading, slug, title, section };
}

/** Why, in a word that quotes nobody. */
function reasonOf(error: unknown): string {
  if (error instanceof ModelFailure) return error.trouble;
  return error instanceof UnfitReply ? error.fault : describeFailure(error).name;
}
