import type { Assistant } from '@salama/assistant/assistant.ts';
import type { Choice } from '@salama/assistant/reading/choice.ts';
import { NONE } from '@salama/assistant/reading/choice.ts';
import type { Reading } from '@salama/assistant/reading/reading.ts';
import type { Reply } from '@salama/assistant/reply/reply.ts';
import { type ExamCase, mark } from './mark.ts';

/** How a question was answered without a reader, and by one. */
export interface Sitting {
  exam: ExamCase;
  embedded: Reply;
  /** Absent where nobody else may read. */
  reading: Reading | undefined;
}

export function sit(assistant: Assistant, exam: ExamCase): Sitting {
  const asked = { question: exam.question, language: exam.language };
  const embedded = assistant.answer(asked);
  return { exam, embedded, reading: assistant.reading(asked, embedded) };
}

/** A reply as it first stands on the screen. */
export function atOnce({ details: { more: _more, ...details }, ...reply }: Reply): Reply {
  return { ...reply, details };
}

export function isRight(exam: ExamCase, reply: Reply): boolean {
  return mark(exam, reply).faults.length === 0;
}

/** Whether one of the passages to choose from holds the answer, anywhere in it. */
export function isAmongCandidates({ exam, embedded, reading }: Sitting): boolean {
  return isRight(exam, embedded) || passagesOf(reading).some(({ reply }) => isRight(exam, reply));
}

/** What a reader that knows the examination shows at once: the beginning of a passage that passes, else its sentences. */
export function chosenByKnowing(sitting: Sitting): Reply {
  const { exam, embedded, reading } = sitting;
  if (isRight(exam, atOnce(embedded)) || !reading) return embedded;
  const fits = (reply: Reply | undefined) => reply !== undefined && isRight(exam, atOnce(reply));
  const beginnings = passagesOf(reading).map(({ reply }) => reply);
  const wholes = passagesOf(reading).filter(({ reply }) => isRight(exam, reply));
  const parts = wholes.flatMap(({ pick, count }) =>
    triples(count).map((sentences) => reading.readAs({ ...EMPTY, pick, sentences })),
  );
  const others = reading.candidates.others.map(({ id }) => reading.readAs({ ...EMPTY, pick: id }));
  return [...beginnings, ...parts, ...others].find(fits) ?? embedded;
}

/** What a reader that always errs shows: of everything that it may choose the last that is wrong. */
export function chosenByErring({ exam, embedded, reading }: Sitting): Reply {
  const wrong = passagesOf(reading).findLast(({ reply }) => !isRight(exam, reply));
  return wrong?.reply ?? embedded;
}

const EMPTY: Choice = { pick: NONE, sentences: [], danger: NONE, words: '' };

function passagesOf(reading: Reading | undefined) {
  return (reading?.candidates.passages ?? []).flatMap(({ id: pick, sentences }) => {
    const reply = reading?.readAs({ ...EMPTY, pick });
    return reply ? [{ pick, reply, count: sentences.length }] : [];
  });
}

/** One, two or three of so many numbers. */
function triples(count: number): number[][] {
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  return numbers.flatMap((one) =>
    numbers
      .filter((two) => two >= one)
      .flatMap((two) =>
        numbers.filter((three) => three >= two).map((three) => [...new Set([one, two, three])]),
      ),
  );
}
