import type { AuthorMessage, ItemState } from '@salama/contract/moderation/schemas.ts';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PostColumns, QuestionTable } from '../../platform/database/tables/community.ts';
import { casesToTell } from '../moderation/service.ts';

/** What of a post is shown or decides who sees it. */
export type PostRow = Pick<
  Selectable<PostColumns & QuestionTable>,
  'id' | 'username' | 'content' | 'lang' | 'votes' | 'state' | 'author' | 'created_at'
>;

/** A question with all that stands under it, whoever may see it. */
export interface Discussion {
  question: PostRow & { title: string; answer_count: number };
  /** Oldest first. */
  answers: PostRow[];
  tags: string[];
  /** What moderators say to the author of a post, by its id. */
  messages: ReadonlyMap<string, AuthorMessage>;
  /** What stands behind one tap. */
  covered: ReadonlySet<string>;
}

type Row = PostRow & {
  part: 'question' | 'answer' | 'tag';
  place: number;
  title: string;
  answer_count: number;
  message: AuthorMessage | null;
  covered: number | null;
};

/** By one statement, whose text never changes: both databases keep it ready. */
export async function findDiscussion(db: Db, id: string): Promise<Discussion | undefined> {
  const { rows } = await sql<Row>`
    select 'question' as part, q.seq as place, q.id, q.username, q.content, q.lang, q.votes, q.state, q.author,
      q.created_at, q.title, q.answer_count, told.message, told.covered
    from community_questions as q left join ${casesToTell} as told on told.item_id = q.id
    where q.id = ${id}
    union all
    select 'answer', a.seq, a.id, a.username, a.content, a.lang, a.votes, a.state, a.author,
      a.created_at, '', 0, told.message, told.covered
    from community_answers as a left join ${casesToTell} as told on told.item_id = a.id
    where a.question_id = ${id}
    union all
    select 'tag', t.place, '', t.label, '', '', 0, '', '', 0, '', 0, null, null
    from community_tags as t where t.question_seq = (select seq from community_questions where id = ${id})`.execute(
    db,
  );
  const part = (wanted: Row['part']) =>
    rows.filter((row) => row.part === wanted).toSorted((a, b) => a.place - b.place);
  const [question] = part('question');
  if (!question) return undefined;
  const told = rows.flatMap((row) => (row.message ? [[row.id, row.message] as const] : []));
  return {
    question,
    answers: part('answer'),
    tags: part('tag').map(({ username }) => username),
    messages: new Map(told),
    covered: new Set(rows.filter(({ covered }) => covered === 1).map((row) => row.id)),
  };
}

/** Whether everybody sees this post, the question itself or an answer under it. */
export function isPublished({ question, answers }: Discussion, id: string): boolean {
  const states: ItemState[] = [question, ...answers]
    .filter((post) => post.id === id)
    .map(({ state }) => state);
  return question.state === 'published' && states.includes('published');
}
