import { detectLanguage } from '@salama/assistant/language/detect-language.ts';
import { anonymousName } from '@salama/contract/community/anonymous-name.ts';
import type { addAnswer, createQuestion } from '@salama/contract/community/endpoints.ts';
import {
  answerFault,
  cleanTags,
  cleanText,
  questionFault,
  tagKey,
  titleOf,
} from '@salama/contract/community/rules.ts';
import type { BodyOf } from '@salama/contract/endpoint.ts';
import type { PostKind } from '@salama/contract/moderation/schemas.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import type { Actor } from '../../platform/actor.ts';
import { DAY, hourOf } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { digest } from '../../platform/encryption.ts';
import { Refusal } from '../../platform/errors.ts';
import { newPrintedCode, readPrintedCode } from '../../platform/printed-code.ts';
import { type Randomness, randomShare } from '../../platform/randomness.ts';
import { searchTextOf } from '../../platform/search-text.ts';
import type { Caller, Judged } from '../moderation/types.ts';
import { readWhole } from './board.ts';
import { nameAuthor } from './mark-repository.ts';
import { placeOfWriter } from './moderated-items.ts';
import { insertAnswer, insertQuestion, lockQuestions } from './repository.ts';
import { shelve } from './shelf.ts';
import type { CommunityDependencies, Posted, Posting } from './types.ts';

/** What both kinds of post have in common, ready to be stored. */
interface Draft {
  kind: PostKind;
  id: string;
  questionId: string;
  content: string;
  tags: string[];
}

export async function askCommunity(
  { body, ...posting }: Posting<BodyOf<typeof createQuestion>>,
  dependencies: CommunityDependencies,
): Promise<Posted> {
  const content = cleanText(body.content);
  const tags = cleanTags(body.tags);
  refuse(questionFault(content, tags));
  const id = dependencies.randomness.uuid();
  const draft: Draft = { kind: 'question', id, questionId: id, content, tags };
  return post(draft, { body, ...posting }, dependencies, async (db, columns, name) => {
    const labelled = tags.map((label) => ({ key: tagKey(label), label }));
    const search_text = searchTextOf(content) ?? '';
    const username = name ?? drawName(dependencies.randomness);
    await insertQuestion(db, { ...columns, username, title: titleOf(content), search_text }, labelled);
    if (!name) await nameAuthor(db, { question_id: id, author: columns.author, name: username });
  });
}

export async function answerCommunity(
  questionId: string,
  { body, ...posting }: Posting<BodyOf<typeof addAnswer>>,
  dependencies: CommunityDependencies,
): Promise<Posted> {
  const content = cleanText(body.content);
  refuse(answerFault(content));
  // Who answers what is gone learns it before anything is judged or counted.
  await readWhole(questionId, posting.caller, dependencies);
  const draft: Draft = { kind: 'answer', id: dependencies.randomness.uuid(), questionId, content, tags: [] };
  const posted = await post(draft, { body, ...posting }, dependencies, async (db, columns, name) => {
    await lockQuestions(db, [questionId]);
    const username = name ?? (await nameFor(db, questionId, columns.author, dependencies.randomness));
    const stored = await insertAnswer(db, { ...columns, username, question_id: questionId });
    if (!stored) throw new Refusal('NOT_FOUND');
  });
  return { ...posted, data: { ...posted.data, answerId: draft.id } };
}

type Columns = Awaited<ReturnType<typeof columnsOf>>;

async function post(
  draft: Draft,
  posting: Posting<BodyOf<typeof addAnswer>>,
  dependencies: CommunityDependencies,
  store: (db: Db, columns: Columns, name: string | undefined) => Promise<void>,
): Promise<Posted> {
  const { caller, body, language } = posting;
  const { desk, database, board } = dependencies;
  const words = [draft.content, ...draft.tags].join('\n');
  const help = dependencies.assistant.danger(words, { language, country: body.country });
  const fields = [
    { name: 'content', text: draft.content },
    { name: 'tags', text: draft.tags.join('\n') },
  ];
  const judged = await desk.judge({
    kind: draft.kind,
    texts: fields,
    caller,
    disclosure: help !== undefined,
  });
  const receipt = caller.actor ? undefined : newPrintedCode(dependencies.randomness);
  const signer = body.isAnonymous ? undefined : caller.actor;
  try {
    await spend(draft.kind, caller, dependencies);
    const columns = columnsOf(draft, posting, { judged, receipt, signer }, dependencies);
    await database.db.transaction().execute(async (db) => {
      await store(db, columns, signer?.username);
      if (caller.actor) await shelve(db, dependencies.marks.of(caller), draft.questionId);
      if (judged.held) await desk.hold(db, draft, judged.labels);
    });
  } catch (error) {
    await judged.release();
    throw error;
  }
  board.changed();
  const author = dependencies.marks.of(caller).on('author', draft.questionId);
  const question = await readWhole(draft.questionId, caller, dependencies, author);
  const notice = judged.held ? texts[language].postHeld : undefined;
  return { data: { question, ...(receipt && { receipt }), ...(notice && { notice }) }, help };
}

function columnsOf(
  { id, questionId, content }: Draft,
  { caller, language }: Omit<Posting<unknown>, 'body'>,
  { judged, receipt, signer }: { judged: Judged; receipt: string | undefined; signer: Actor | undefined },
  { clock, marks }: CommunityDependencies,
) {
  const mine = marks.of(caller);
  const detected = detectLanguage(content);
  return {
    id,
    user_id: signer?.id ?? null,
    content,
    lang: detected.sure ? detected.language : language,
    state: judged.held ? ('held' as const) : ('published' as const),
    author: mine.on('author', questionId),
    writer: marks.seal(mine.everywhere(), placeOfWriter(id)),
    receipt: receipt ? digest(readPrintedCode(receipt)) : null,
    created_at: signer ? clock.now() : hourOf(clock.now()),
    approved_at: null,
  };
}

/** Nobody knows how old an anonymous session is, so its owner is new here every time. */
async function spend(
  kind: PostKind,
  { actor, visitor }: Caller,
  { limits, clock }: CommunityDependencies,
): Promise<void> {
  const isNew = !actor || clock.now() - actor.createdAt < DAY;
  if (isNew) await limits.spend(kind === 'question' ? 'newcomerQuestion' : 'newcomerAnswer', visitor);
  await limits.spend(kind, visitor);
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

function refuse(fault: ReturnType<typeof answerFault>): void {
  if (fault) throw new Refusal(fault);
}
