import { cleanText } from '@salama/contract/characters.ts';
import type { BodyOf, DataOf, QueryOf } from '@salama/contract/endpoint.ts';
import { limits } from '@salama/contract/limits.ts';
import type {
  createSuggestion,
  listSuggestions as listEndpoint,
} from '@salama/contract/suggestions/endpoints.ts';
import { suggestionFault } from '@salama/contract/suggestions/rules.ts';
import type { Suggestion, SuggestionState } from '@salama/contract/suggestions/schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import type { AuditTrail } from '../../platform/audit/trail.ts';
import { type Clock, DAY, hourOf } from '../../platform/clock.ts';
import type { Database, Db } from '../../platform/database/connect.ts';
import type { Result } from '../../platform/endpoint-binding.ts';
import { Refusal } from '../../platform/errors.ts';
import { searchTextOf } from '../../platform/search-text.ts';
import type { ModerationDesk, Sending, Store, Submission } from '../moderation/types.ts';
import { presentSuggestion } from './present.ts';
import {
  countNew,
  deleteOld,
  findSuggestion,
  insertChange,
  insertSuggestion,
  listChanges,
  listSuggestions,
  type SuggestionRow,
  setSuggestionState,
} from './repository.ts';

export interface SuggestionsDependencies {
  db: Db;
  eraseTraces: Database['eraseTraces'];
  clock: Clock;
  desk: Pick<ModerationDesk, 'submit' | 'tries'>;
  trail: AuditTrail;
}

/** How many nobody has looked at. */
export { countNew as countNewSuggestions } from './repository.ts';

const KEEP_TEXTS = 365 * DAY;
const KEEP_TRAIL = KEEP_TEXTS + 180 * DAY;

export async function send(
  { body, caller, language }: Sending<BodyOf<typeof createSuggestion>>,
  { clock, desk }: SuggestionsDependencies,
): Promise<Result<DataOf<typeof createSuggestion>>> {
  const content = cleanText(body.suggestion);
  const draws = desk.tries(caller, 'suggestion', body.type ?? '', content);
  const id = draws.uuid();
  // Refused like any text, so that nobody leaves a number here; what others would wait for, administrators just read.
  const submission: Submission = {
    kind: 'suggestion',
    texts: [{ name: 'suggestion', text: content }],
    ...{ caller, language, country: body.country },
    fault: async () => suggestionFault(content),
    spends: ['suggestion'],
    draws,
  };
  const store: Store<SuggestionRow> = async (db, { lang }) => {
    const row = {
      id,
      type: body.type,
      content,
      search_text: searchTextOf(content) ?? '',
      lang,
      state: 'new' as const,
      created_at: hourOf(clock.now()),
    };
    await insertSuggestion(db, row);
    return { ...row, seq: 0 };
  };
  const { stored, help } = await desk.submit(submission, store, (db) => findSuggestion(db, id));
  const { _id, type, createdAt } = presentSuggestion(stored, undefined);
  return { data: { suggestion: { _id, type, createdAt } }, help };
}

export async function list(
  { type, state, search, page }: QueryOf<typeof listEndpoint>,
  { db }: SuggestionsDependencies,
): Promise<DataOf<typeof listEndpoint>> {
  const size = limits.deskPage;
  const wanted = { type, state, search: searchTextOf(search) };
  const rows = await listSuggestions(db, wanted, { limit: size + 1, offset: (page - 1) * size });
  const shown = rows.slice(0, size);
  const changes = await listChanges(
    db,
    shown.map(({ id }) => id),
  );
  const suggestions = shown.map((row) =>
    presentSuggestion(
      row,
      changes.find(({ suggestion_id }) => suggestion_id === row.id),
    ),
  );
  return { suggestions, page, hasMore: rows.length > size, unread: await countNew(db) };
}

/** @throws Refusal NOT_FOUND; CONFLICT when somebody else has just changed it. */
export async function change(
  id: string,
  state: SuggestionState,
  by: Pick<Actor, 'id' | 'username'>,
  { db, clock, trail }: SuggestionsDependencies,
): Promise<Suggestion> {
  return db.transaction().execute(async (transaction) => {
    const before = await findSuggestion(transaction, id);
    if (!before) throw new Refusal('NOT_FOUND');
    const after = await setSuggestionState(transaction, before, state);
    if (!after) throw new Refusal('CONFLICT');
    if (after.state !== before.state) {
      await insertChange(transaction, {
        suggestion_id: id,
        state_before: before.state,
        state_after: state,
        user_id: by.id,
        username: by.username,
        changed_at: clock.now(),
      });
      const subject = { kind: 'suggestion', id } as const;
      await trail.write(transaction, { by, area: 'suggestions', action: 'mark', subject, detail: state });
    }
    const [last] = await listChanges(transaction, [id]);
    return presentSuggestion(after, last);
  });
}

/** Deletes suggestions after a year, and what became of them after 180 days more. */
export async function tidySuggestions({ db, eraseTraces, clock }: SuggestionsDependencies): Promise<void> {
  const now = clock.now();
  const gone = await deleteOld(db, { texts: now - KEEP_TEXTS, trail: now - KEEP_TRAIL });
  if (gone) eraseTraces();
}
