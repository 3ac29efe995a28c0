import { cleanText } from '@salama/contract/characters.ts';
import { anonymousName } from '@salama/contract/community/anonymous-name.ts';
import type { addAnswer, createQuestion } from '@salama/contract/community/endpoints.ts';
import { answerFault, cleanTags, questionFault, tagKey, titleOf } from '@salama/contract/community/rules.ts';
import type { BodyOf } from '@salama/contract/endpoint.ts';
import type { PostKind } from '@salama/contract/moderation/schemas.ts';
import type { Actor } from '../../platform/actor.ts';
import { hourOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { Refusal } from '../../platform/errors.ts';
import type { LimitName } from '../../platform/limits/request-limits.ts';
import { type Randomness, randomShare } from '../../platform/randomness.ts';
import { searchTextOf } from '../../platform/search-text.ts';
import { isNewcomer } from '../moderation/service.ts';
import type { Again, Caller, Sending, Store, Submission, Submitted } from '../moderation/types.ts';
import { nameAuthor } from './mark-repository.ts';
import { placeOfWriter } from './moderated-items.ts';
import { canSee, ownMark } from './policy.ts';
import { insertAnswer, insertQuestion, makeRoomForAnswer } from './posting-repository.ts';
import { NOBODY, presentQuestion } from './present.ts';
import { readWhole } from './questions.ts';
import { type AnswerRow, findAnswers, findQuestions, type QuestionRow } from './repository.ts';
import { shelve } from './shelf.ts';
import type { CommunityDependencies, Posted } from './types.ts';

export async function askCommunity(
  sending: Sending<BodyOf<typeof createQuestion>>,
  dependencies: CommunityDependencies,
): Promise<Posted> {
  const content = cleanText(sending.body.content);
  const tags = cleanTags(sending.body.tags);
  const draws = dependencies.desk.tries(sending.caller, 'question', ...tags, content);
  const id = draws.uuid();
  const draft: Draft = { kind: 'question', id, questionId: id, content, tags, draws };
  const fault = async () => questionFault(content, tags);
  const { stored, said, help, isRepeat } = await post<StoredQuestion>(
    draft,
    fault,
    sending,
    dependencies,
    async (db, columns, name) => {
      const labelled = tags.map((label) => ({ key: tagKey(label), label }));
      const search_text = searchTextOf(content) ?? '';
      const username = name ?? drawName(dependencies.randomness);
      const question = { ...columns, username, title: titleOf(content), search_text };
      const { dialect } = dependencies.database;
      await insertQuestion(db, dialect, { question, tags: labelled, isNamed: !name });
      return question;
    },
    async (db) => (await findQuestions(db, 'id', [id]))[0],
  );
  if (isRepeat) {
    const question = await readWhole(id, sending.caller, dependencies, stored.author);
    return { data: { question, ...said }, help };
  }
  const row = { ...stored, votes: 0, answer_count: 0 };
  const question = presentQuestion(row, tags, [], { ...NOBODY, mine: stored.author });
  return { data: { question, ...said }, help };
}

export async function answerCommunity(
  questionId: string,
  sending: Sending<BodyOf<typeof addAnswer>>,
  dependencies: CommunityDependencies,
): Promise<Posted> {
  const content = cleanText(sending.body.content);
  const draws = dependencies.desk.tries(sending.caller, 'answer', questionId, content);
  const draft: Draft = { kind: 'answer', id: draws.uuid(), questionId, content, tags: [], draws };
  const fault = async () => {
    const broken = answerFault(content);
    // Who answers what is gone learns it before anything is judged or counted.
    if (!broken) await requireSeen(questionId, sending.caller, dependencies);
    return broken;
  };
  const { stored, said, help } = await post<Pick<AnswerRow, 'author' | 'state'>>(
    draft,
    fault,
    sending,
    dependencies,
    async (db, columns, name) => {
      const answer = { ...columns, question_id: questionId };
      if (!(await makeRoomForAnswer(db, answer))) throw new Refusal('NOT_FOUND');
      const username = name ?? (await nameFor(db, questionId, columns.author, dependencies.randomness));
      await insertAnswer(db, { ...answer, username });
      return answer;
    },
    async (db) => (await findAnswers(db, 'id', [draft.id]))[0],
  );
  const question = await readWhole(questionId, sending.caller, dependencies, stored.author);
  return { data: { question, ...said, answerId: draft.id }, help };
}

/** @throws Refusal NOT_FOUND */
async function requireSeen(
  questionId: string,
  caller: Caller,
  { database, marks }: CommunityDependencies,
): Promise<void> {
  const [question] = await findQuestions(database.db, 'id', [questionId]);
  if (!question || !canSee(question, ownMark(caller, questionId, marks))) throw new Refusal('NOT_FOUND');
}

/** What both kinds of post have in common, ready to be sent. */
interface Draft {
  kind: PostKind;
  id: string;
  questionId: string;
  content: string;
  tags: string[];
  draws: Randomness;
}

type StoredQuestion = Omit<QuestionRow, 'seq' | 'votes' | 'answer_count'>;

type Columns = ReturnType<typeof columnsOf> & Parameters<Store<void>>[1];

async function post<Stored>(
  draft: Draft,
  fault: Submission['fault'],
  { body, caller, language }: Sending<BodyOf<typeof addAnswer>>,
  dependencies: CommunityDependencies,
  store: (db: Db, columns: Columns, name: string | undefined) => Promise<Stored>,
  again: Again<Stored>,
): Promise<Submitted<Stored>> {
  const { desk, board, marks } = dependencies;
  const { kind, questionId, content, tags } = draft;
  const signer = body.isAnonymous ? undefined : caller.actor;
  const texts: Submission['texts'] = [
    { name: 'content', text: content },
    { name: 'tags', text: tags.join('\n') },
  ];
  const spends = spentBy(kind, caller, dependencies);
  const { country } = body;
  const { draws } = draft;
  const submission = { kind, texts, caller, language, country, fault, spends, item: draft, draws };
  const submitted = await desk.submit(
    submission,
    async (db, columns) => {
      const own = columnsOf(draft, caller, signer, dependencies);
      const stored = await store(db, { ...own, ...columns }, signer?.username);
      if (caller.actor) await shelve(db, marks.of(caller), questionId);
      return stored;
    },
    again,
  );
  board.changed();
  return submitted;
}

function columnsOf(
  { id, questionId, content }: Draft,
  caller: Caller,
  signer: Actor | undefined,
  { clock, marks }: CommunityDependencies,
) {
  const mine = marks.of(caller);
  return {
    id,
    user_id: signer?.id ?? null,
    content,
    author: mine.on('author', questionId),
    writer: marks.seal(mine.everywhere(), placeOfWriter(id)),
    created_at: signer ? clock.now() : hourOf(clock.now()),
    approved_at: null,
  };
}

function spentBy(kind: PostKind, caller: Caller, { clock }: CommunityDependencies): LimitName[] {
  const newcomers = kind === 'question' ? 'newcomerQuestion' : 'newcomerAnswer';
  return isNewcomer(caller, clock) ? [newcomers, kind] : [kind];
}

const NAME_TRIES = 20;

/** The visitor's name under a question, drawn anew until nobody else there has it. */
async function nameFor(db: Db, questionId: string, author: string, randomness: Randomness): Promise<string> {
  for (let left = NAME_TRIES; left > 0; left -= 1) {
    const name = await nameAuthor(db, { question_id: questionId, author, name: drawName(randomness) });
    if (name) return name;
  }
  throw new Error('no name was free');
}

function drawName(randomness: Randomness): string {
  return anonymousName(() => randomShare(randomness));
}
