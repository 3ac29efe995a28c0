import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { DAY, dayOf, HOUR } from '../platform/clock.ts';
import type { Database, Db } from '../platform/database/connect.ts';
import type { Schema } from '../platform/database/schema.ts';
import type { UserTable } from '../platform/database/tables/auth.ts';
import type { QuestionTable } from '../platform/database/tables/community.ts';
import type { MaterialTable } from '../platform/database/tables/learning.ts';
import type { CaseTable } from '../platform/database/tables/moderation.ts';

export interface DeskSize {
  users: number;
  cases: number;
  materials: number;
  suggestions: number;
  entries: number;
  /** Thumbs under replies, every tenth with words. */
  thumbs: number;
}

const AT_ONCE = 500;

/** Fills an empty database with what administrators have to look through, as fast as it takes it. */
export async function fillDesk({ db, dialect }: Database, size: DeskSize, now = Date.now()): Promise<void> {
  await insert(db, 'users', size.users, (at) => user(at, now));
  const questions = Array.from({ length: size.cases }, (_, at) => question(at, now));
  await insert(db, 'community_questions', size.cases, (at) => questions[at] ?? question(at, now));
  await insert(db, 'moderation_cases', size.cases, (at) => caseOf(questions[at]?.id ?? '', at, now));
  await insert(db, 'learning_materials', size.materials, (at) => material(at, now));
  await insert(db, 'suggestions', size.suggestions, (at) => suggestion(at, now));
  await insert(db, 'audit_entries', size.entries, (at) => entry(at, now));
  await insert(db, 'chat_question_counts', 90 * 60, (at) => asked(at, now));
  await insert(db, 'chat_feedback', size.thumbs, (at) => thumb(at, now));
  if (dialect === 'postgres') await sql`vacuum analyze`.execute(db);
  else await sql`analyze`.execute(db);
}

async function insert<Table extends keyof Schema>(
  db: Db,
  table: Table,
  total: number,
  row: (at: number) => Insertable<Schema[Table]>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (let start = 0; start < total; start += AT_ONCE) {
      const rows = Array.from({ length: Math.min(AT_ONCE, total - start) }, (_, at) => row(start + at));
      await transaction.insertInto(table).values(rows).execute();
    }
  });
}

function user(at: number, now: number): Insertable<UserTable> {
  return {
    id: randomUUID(),
    username: `Reader-${at}`,
    username_key: `reader-${at}`,
    role: at % 5_000 === 0 ? 'ADMIN' : 'USER',
    is_anonymous: 1,
    password_salt: '',
    password_verifier: '',
    password_wrap: '',
    recovery_hash: '',
    recovery_wrap: '',
    created_at: Math.floor((now - (at % 400) * DAY) / DAY) * DAY,
  };
}

function question(at: number, now: number): Insertable<QuestionTable> & { id: string } {
  const content = `Is it normal when question number ${at} has no answer for so many days?`;
  return {
    id: randomUUID(),
    user_id: null,
    username: 'CalmHeron412',
    content,
    title: content.slice(0, 50),
    search_text: content.toLowerCase(),
    lang: 'en',
    state: 'held',
    author: randomUUID(),
    writer: null,
    receipt: null,
    created_at: hoursAgo(at, now),
    approved_at: null,
  };
}

function caseOf(itemId: string, at: number, now: number): Insertable<CaseTable> {
  return {
    id: randomUUID(),
    kind: 'question',
    item_id: itemId,
    status: 'open',
    severity: at % 20 === 0 ? 1 : 2,
    labels: at % 20 === 0 ? 'grooming' : 'insult',
    opened_at: hoursAgo(at, now),
  };
}

function material(at: number, now: number): Insertable<MaterialTable> {
  const title = `Material number ${at} about rights`;
  const description = `What the law says about number ${at}, in plain words, for people of every age and place. `;
  return {
    id: randomUUID(),
    title,
    description: description.repeat(2).trim(),
    category: 'SEXUAL_HEALTH',
    icon: 'Book',
    featured: at % 50 === 0 ? 1 : 0,
    url: `https://rights.example/${at}`,
    read_time: '5 min',
    status: at % 3 === 0 ? 'DRAFT' : 'PUBLISHED',
    lang: null,
    search_text: `${title}\n${description.repeat(2).trim()}`.toLowerCase(),
    changed_at: now,
  };
}

function suggestion(at: number, now: number): Insertable<Schema['suggestions']> {
  const content = `Please add more about topic ${at}, in my own language.`;
  return {
    id: randomUUID(),
    type: at % 3 === 0 ? 'BUG REPORT' : 'IMPROVEMENT',
    content,
    search_text: content.toLowerCase(),
    lang: 'en',
    state: at % 4 === 0 ? 'new' : 'done',
    created_at: hoursAgo(at, now),
  };
}

function entry(at: number, now: number): Insertable<Schema['audit_entries']> {
  return {
    id: randomUUID(),
    at: now - at * HOUR,
    user_id: randomUUID(),
    username: `Reader-${at % 10}`,
    area: at % 3 === 0 ? 'materials' : 'moderation',
    action: at % 3 === 0 ? 'publish' : 'remove',
    subject_kind: at % 3 === 0 ? 'material' : 'question',
    subject_id: randomUUID(),
    subject_name: null,
    detail: null,
  };
}

/** Ninety days, three languages, twenty topics. */
function asked(at: number, now: number): Insertable<Schema['chat_question_counts']> {
  const topic = Math.floor(at / 3) % 20;
  return {
    day: dayOf(now - Math.floor(at / 60) * DAY),
    language: (['en', 'sw', 'fr'] as const)[at % 3] ?? 'en',
    kind: topic % 5 === 0 ? 'unknown' : 'answer',
    topic: topic === 0 ? '' : `topic-${topic}`,
    count: 1 + ((at * 7) % 23),
  };
}

function thumb(at: number, now: number): Insertable<Schema['chat_feedback']> {
  const isDown = at % 3 === 0;
  return {
    mark: randomUUID(),
    rating: isDown ? 'down' : 'up',
    reason: isDown ? 'unclear' : null,
    language: (['en', 'sw', 'fr'] as const)[at % 3] ?? 'en',
    kind: 'answer',
    written_by: 'library',
    topic: `topic-${at % 20}`,
    sections: `topic-${at % 20}#what-to-know`,
    question: at % 10 === 0 ? `What does number ${at} mean for somebody of my age?` : null,
    comment: null,
    created_at: hoursAgo(at, now),
  };
}

/** Within the last ninety days, to the hour. */
function hoursAgo(at: number, now: number): number {
  return Math.floor((now - ((at * 7) % 2_160) * HOUR) / HOUR) * HOUR;
}
