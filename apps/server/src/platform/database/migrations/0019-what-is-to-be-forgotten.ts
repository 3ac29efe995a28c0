import { type Kysely, sql } from 'kysely';

/**
 * What has to be forgotten is found by itself, however large the board: without these, each hour looks at every post
 * there is, and from some hundred thousand on PostgreSQL gives that up, so that nothing is forgotten any more.
 */
export async function findWhatToForget(db: Kysely<unknown>): Promise<void> {
  for (const table of ['community_questions', 'community_answers']) {
    const indexes = { writers: 'writer is not null', unpublished: `state <> 'published'` };
    for (const [name, of] of Object.entries(indexes))
      await sql.raw(`create index ${table}_${name} on ${table} (created_at) where ${of}`).execute(db);
  }
}
