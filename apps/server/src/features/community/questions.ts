import type { listQuestions as listEndpoint } from '@salama/contract/community/endpoints.ts';
import { tagKey } from '@salama/contract/community/rules.ts';
import type { Question } from '@salama/contract/community/schemas.ts';
import type { DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import { limits } from '@salama/contract/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Dialect } from '../../platform/database/dialect.ts';
import { Refusal } from '../../platform/errors.ts';
import { createPageCache } from '../../platform/page-cache.ts';
import { searchTextOf } from '../../platform/search-text.ts';
import type { Marks, VisitorMarks } from '../../platform/visitor/marks.ts';
import { isKnown } from '../../platform/visitor/visitor.ts';
import { findCovered } from '../moderation/service.ts';
import type { Caller, ModerationDesk } from '../moderation/types.ts';
import { type Discussion, findDiscussion } from './discussion-repository.ts';
import { labelsOf, listQuestions, popularTags } from './list-repository.ts';
import { votesAmong } from './mark-repository.ts';
import { canSee, ownMark } from './policy.ts';
import { NOBODY, presentQuestion } from './present.ts';
import type { BoardPages, Page } from './types.ts';

export interface BoardDependencies {
  database: Pick<Database, 'db' | 'dialect'>;
  marks: VisitorMarks;
  board: BoardPages;
  desk: Pick<ModerationDesk, 'isAway'>;
}

type ListData = DataOf<typeof listEndpoint>;
type Query = QueryOf<typeof listEndpoint>;

export function createBoardPages(dialect: Dialect, clock: Clock): BoardPages {
  const pages = createPageCache<Page>(clock, dialect);
  const popularTags = createPageCache<string[]>(clock, dialect);
  const changed = () => {
    pages.changed();
    popularTags.changed();
  };
  return { pages, popularTags, changed };
}

/** Published questions, newest first, as this caller sees them. `reused` when everybody is answered the same. */
export async function listPage(
  query: Query,
  caller: Caller,
  dependencies: BoardDependencies,
): Promise<{ data: ListData; reused: boolean }> {
  const { tag, search, lang } = query;
  const moderators = (await dependencies.desk.isAway()) ? 'away' : 'here';
  // Searches differ from person to person: keeping their pages would only push out others.
  const key = search?.trim() ? undefined : JSON.stringify([query.page, tag && tagKey(tag), lang]);
  const load = () => loadPage(query, dependencies);
  const page = key ? await dependencies.board.pages.get(key, load) : await load();
  const data = page[moderators];
  if (query.include) {
    const questions = await withAnswers(data.questions, caller, dependencies);
    return { data: { ...data, questions }, reused: false };
  }
  // Whoever only shares a network with others has, in a list, neither voted nor written.
  if (!isKnown(caller.visitor)) return { data, reused: key !== undefined };
  const questions = await asSeenBy(caller, data.questions, page.authors, dependencies);
  return questions ? { data: { ...data, questions }, reused: false } : { data, reused: key !== undefined };
}

/** For clients that want whole discussions: each as its own page shows it. Whatever went meanwhile is left out. */
async function withAnswers(
  questions: readonly Question[],
  caller: Caller,
  dependencies: BoardDependencies,
): Promise<Question[]> {
  const whole: Question[] = [];
  for (const { _id } of questions) {
    const found = await readWhole(_id, caller, dependencies).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return undefined;
      throw error;
    });
    if (found) whole.push(found);
  }
  return whole;
}

async function loadPage(
  { page, tag, search, lang }: Query,
  { database, board }: BoardDependencies,
): Promise<Page> {
  const { db, dialect } = database;
  const { pageSize } = limits.community;
  const wanted = { tag: tag && tagKey(tag), search: searchTextOf(search), lang };
  const cut = { limit: pageSize + 1, offset: (page - 1) * pageSize };
  const found = await listQuestions(db, dialect, wanted, cut);
  const rows = found.slice(0, pageSize);
  const labels = await labelsOf(
    db,
    rows.map(({ seq }) => seq),
  );
  const ids = rows.map(({ id }) => id);
  const viewer = { ...NOBODY, covered: await findCovered(db, ids) };
  const data = {
    questions: rows.map((row) => presentQuestion(row, labels.get(row.seq) ?? [], [], viewer)),
    tags: await board.popularTags.get('', () => popularTags(db)),
    page,
    hasMore: found.length > pageSize,
  };
  return {
    authors: rows.map(({ author }) => author),
    here: { ...data, moderatorsAway: false },
    away: { ...data, moderatorsAway: true },
  };
}

/** What only this caller sees of a page; undefined when nothing differs from what everybody sees. */
async function asSeenBy(
  caller: Caller,
  questions: readonly Question[],
  authors: readonly string[],
  { database, marks }: BoardDependencies,
): Promise<Question[] | undefined> {
  const mine = marks.of(caller);
  const voters = questions.map(({ _id }) => mine.on('vote', _id));
  const voted = await votesAmong(database.db, voters);
  const own = questions.map(({ _id }, at) => authors[at] === mine.on('author', _id));
  if (voted.size === 0 && !own.includes(true)) return undefined;
  return questions.map(({ covered, ...question }, at) => {
    const hasVoted = voted.has(voters[at] ?? '');
    const isOwn = own[at] === true;
    return { ...question, hasVoted, isOwn, ...(covered && !isOwn && { covered }) };
  });
}

/**
 * The whole question. `as` names the author as whom a receipt lets somebody see it.
 * @throws Refusal NOT_FOUND when there is none, or none for this caller.
 */
export async function readWhole(
  id: string,
  caller: Caller,
  dependencies: Pick<BoardDependencies, 'database' | 'marks'>,
  as?: string,
): Promise<Question> {
  return showDiscussion(await findDiscussion(dependencies.database.db, id), caller, dependencies, as);
}

/** A discussion as this caller sees it. @throws Refusal NOT_FOUND when there is none, or none for this caller. */
export async function showDiscussion(
  discussion: Discussion | undefined,
  caller: Caller,
  { database: { db }, marks }: Pick<BoardDependencies, 'database' | 'marks'>,
  as?: string,
): Promise<Question> {
  const id = discussion?.question.id ?? '';
  const mine = as ?? ownMark(caller, id, marks);
  if (!discussion || !canSee(discussion.question, mine)) throw new Refusal('NOT_FOUND');
  const answers = discussion.answers.filter((answer) => canSee(answer, mine));
  const hasVoted = await votesOf(marks.of(caller), [id, ...answers.map((answer) => answer.id)], db);
  return presentQuestion(discussion.question, discussion.tags, answers, { ...discussion, mine, hasVoted });
}

async function votesOf(mine: Marks, itemIds: readonly string[], db: Database['db']) {
  const voters = new Map(itemIds.map((itemId) => [itemId, mine.on('vote', itemId)]));
  const voted = await votesAmong(db, [...voters.values()]);
  return (itemId: string) => voted.has(voters.get(itemId) ?? '');
}
