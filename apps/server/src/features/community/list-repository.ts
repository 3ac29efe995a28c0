import type { Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type Dialect, likePattern, questionsContaining } from '../../platform/database/dialect.ts';
import { QUESTION_COLUMNS, type QuestionRow } from './repository.ts';

export interface Wanted {
  /** Folded, by `tagKey`. */
  tag?: string | undefined;
  /** Folded. */
  search?: string | undefined;
  lang?: Language | undefined;
  /** Only questions that have an answer. */
  answered?: boolean;
}

/** Published questions, newest first: the rows are fetched only after the page has been cut out of the index. */
export function listQuestions(
  db: Db,
  dialect: Dialect,
  wanted: Wanted,
  page: { limit: number; offset: number },
): Promise<QuestionRow[]> {
  const { limit, offset } = page;
  const hits = sql<number>`(select hits.seq from ${source(wanted, dialect)} as hits ${filter(wanted)}
    order by hits.seq desc limit ${limit} offset ${offset})`;
  return db
    .selectFrom('community_questions')
    .select(QUESTION_COLUMNS)
    .where('seq', 'in', hits)
    .orderBy('seq', 'desc')
    .execute();
}

/** The narrowest index that holds the answer. */
function source({ search, tag, lang }: Wanted, dialect: Dialect): RawBuilder<unknown> {
  if (search !== undefined && Array.from(search).length >= limits.community.searchFrom)
    return questionsContaining(search, dialect);
  if (search !== undefined)
    return sql`(select seq from (select seq, search_text from community_questions where state = 'published'
      order by seq desc limit ${limits.community.searchNewest}) as newest
      where search_text like ${likePattern(search)} escape '\\')`;
  if (tag !== undefined)
    return sql`(select question_seq as seq from community_tags where key = ${tag} and visible = 1)`;
  return lang === undefined
    ? sql`(select seq from community_questions where state = 'published')`
    : sql`(select seq from community_questions where state = 'published' and lang = ${lang})`;
}

/** What the source has not seen to. */
function filter({ search, tag, lang, answered }: Wanted): RawBuilder<unknown> {
  const ofQuestion = (condition: RawBuilder<unknown>) =>
    sql`exists (select 1 from community_questions as q where q.seq = hits.seq and ${condition})`;
  const conditions = [
    ...(tag !== undefined && search !== undefined
      ? [sql`exists (select 1 from community_tags as t where t.question_seq = hits.seq and t.key = ${tag})`]
      : []),
    ...(lang !== undefined && (search ?? tag) !== undefined ? [ofQuestion(sql`q.lang = ${lang}`)] : []),
    ...(answered ? [ofQuestion(sql`q.answer_count > 0`)] : []),
  ];
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

export async function labelsOf(db: Db, seqs: readonly number[]): Promise<Map<number, string[]>> {
  const labels = new Map<number, string[]>();
  if (seqs.length === 0) return labels;
  const rows = await db
    .selectFrom('community_tags')
    .select(['question_seq', 'label'])
    .where('question_seq', 'in', seqs)
    .orderBy('question_seq')
    .orderBy('place')
    .execute();
  for (const { question_seq, label } of rows)
    labels.set(question_seq, [...(labels.get(question_seq) ?? []), label]);
  return labels;
}

export async function popularTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('community_tag_counts')
    .select('label')
    .orderBy('count', 'desc')
    .orderBy('key')
    .limit(limits.community.popularTags)
    .execute();
  return rows.map(({ label }) => label);
}
