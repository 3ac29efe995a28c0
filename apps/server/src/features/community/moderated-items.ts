import type { Db } from '../../platform/database/connect.ts';
import type { VisitorMarks } from '../../platform/visitor/marks.ts';
import type { ModeratedItem, ModeratedItems } from '../moderation/types.ts';
import { labelsOf } from './list-repository.ts';
import {
  type AnswerRow,
  findAnswers,
  findQuestions,
  lockQuestions,
  type QuestionRow,
  setAnswerState,
  setQuestionState,
} from './repository.ts';

/** Questions and answers as moderation handles them. `changed` is told after every decision. */
export function createModeratedItems(marks: VisitorMarks, changed: () => void): ModeratedItems {
  return {
    changed,
    find,
    async lock(db, wanted) {
      const [known] = await find(db, [wanted]);
      if (!known) return undefined;
      await lockQuestions(db, [known.questionId]);
      return (await find(db, [wanted]))[0];
    },
    async setState(db, { kind, id }, state, approvedAt) {
      if (kind === 'question') {
        const [question] = await findQuestions(db, 'id', [id]);
        if (question) await setQuestionState(db, question, state, approvedAt);
        return;
      }
      const [answer] = await findAnswers(db, 'id', [id]);
      if (answer) await setAnswerState(db, answer, state, approvedAt);
    },
    writerOf: ({ id, writer }) => (writer === null ? undefined : marks.unseal(writer, placeOfWriter(id))),
  };
}

async function find(db: Db, wanted: Parameters<ModeratedItems['find']>[1]): Promise<ModeratedItem[]> {
  const idsOf = (kind: ModeratedItem['kind']) =>
    wanted.filter((item) => item.kind === kind).map(({ id }) => id);
  const questions = await findQuestions(db, 'id', idsOf('question'));
  const answers = await findAnswers(db, 'id', idsOf('answer'));
  const labels = await labelsOf(
    db,
    questions.map(({ seq }) => seq),
  );
  const items = [
    ...questions.map((row) => questionItem(row, labels.get(row.seq) ?? [])),
    ...answers.map(answerItem),
  ];
  return wanted.flatMap(({ id }) => items.find((item) => item.id === id) ?? []);
}

/** Where the sealed mark of a post's writer stands. */
export function placeOfWriter(id: string): string {
  return `community writer ${id}`;
}

function questionItem(row: QuestionRow, tags: string[]): ModeratedItem {
  return { ...itemOf(row), kind: 'question', questionId: row.id, tags };
}

function answerItem(row: AnswerRow): ModeratedItem {
  return { ...itemOf(row), kind: 'answer', questionId: row.question_id, tags: [] };
}

function itemOf({
  id,
  username,
  content,
  lang,
  state,
  approved_at,
  created_at,
  writer,
}: QuestionRow | AnswerRow) {
  return { id, username, content, lang, state, approvedAt: approved_at, createdAt: created_at, writer };
}
