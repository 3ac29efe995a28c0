import type { Category, Condition, Finder, Group, Question } from '@salama/content/tool-types.ts';

/** What was chosen, by part of a question. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Besides the answers of a part. */
export const NONE = 'none';
export const DOUBT = 'doubt';

/** Three-valued, as WHO's criteria are read to a person who may not know. */
type Truth = 'yes' | 'no' | 'unknown';

export interface Found {
  method: string;
  group: Group;
  /** Why it does not stand in the first group. */
  because: string[];
  /** What is not known and could change it, within a sentence. */
  unknown: string[];
}

const ORDER: readonly Group[] = ['can', 'ask', 'nurse'];

/** The name of a part of a question among the answers. */
export function partKey(question: Pick<Question, 'id'>, at: number): string {
  return `${question.id}-${at}`;
}

/** Whether a part is asked: what it depends on was answered so. */
export function isAsked(only: readonly string[], questions: readonly Question[], answers: Answers): boolean {
  return only.length === 0 || only.some((answer) => truthOf(answer, questions, answers) === 'yes');
}

/**
 * For each method of the finder the group it belongs to. Categories 1 and 2 may be asked for, 3 and "not applicable" after
 * asking, 4 not before a nurse has looked. What is not known and would matter moves a method down by one group, once.
 */
export function findMethods({ methods, questions, conditions }: Finder, answers: Answers): Found[] {
  const states = conditions.map((condition) => ({
    condition,
    truth: stateOf(condition, questions, answers),
  }));
  return methods.map((method, at) => {
    const mattering = states.filter(({ condition }) => levelOf(condition.is[at]) > 0);
    const met = mattering.filter(({ truth }) => truth === 'yes').map(({ condition }) => condition);
    const open = mattering.filter(({ truth }) => truth === 'unknown').map(({ condition }) => condition);
    const level = Math.max(0, ...met.map(({ is }) => levelOf(is[at])));
    const group = ORDER[Math.min(level + (open.length > 0 ? 1 : 0), ORDER.length - 1)] ?? 'nurse';
    const unknown = questions.filter((question) =>
      open.some((one) => isOpenIn(one, question, questions, answers)),
    );
    return {
      method,
      group,
      because: met.map(({ because }) => because),
      unknown: unknown.map(({ short }) => short),
    };
  });
}

/** How many groups down a category leads. */
export function levelOf(category: Category | undefined): number {
  if (category === 4) return 2;
  return category === 3 || category === 'n' ? 1 : 0;
}

function stateOf({ when, least }: Condition, questions: readonly Question[], answers: Answers): Truth {
  const lines = when.map((line) => anyOf(line.map((answer) => truthOf(answer, questions, answers))));
  const needed = least ?? lines.length;
  const sure = lines.filter((line) => line === 'yes').length;
  if (sure >= needed) return 'yes';
  return lines.filter((line) => line !== 'no').length >= needed ? 'unknown' : 'no';
}

function anyOf(truths: readonly Truth[]): Truth {
  if (truths.includes('yes')) return 'yes';
  return truths.includes('unknown') ? 'unknown' : 'no';
}

/** Unknown where nothing was chosen, where the person does not know, and where it depends on what is not known. */
function truthOf(answer: string, questions: readonly Question[], answers: Answers): Truth {
  for (const question of questions)
    for (const [at, part] of question.parts.entries()) {
      if (part.answers.every(({ id }) => id !== answer)) continue;
      const asked =
        part.only.length === 0 ? 'yes' : anyOf(part.only.map((one) => truthOf(one, questions, answers)));
      if (asked !== 'yes') return asked;
      const chosen = answers[partKey(question, at)] ?? [];
      if (chosen.includes(answer)) return 'yes';
      return chosen.length === 0 || chosen.includes(DOUBT) ? 'unknown' : 'no';
    }
  return 'no';
}

function isOpenIn(
  { when }: Condition,
  question: Question,
  questions: readonly Question[],
  answers: Answers,
): boolean {
  const own = question.parts.flatMap((part) => part.answers.map(({ id }) => id));
  return when
    .flat()
    .some((answer) => own.includes(answer) && truthOf(answer, questions, answers) === 'unknown');
}
