import type { Question } from '@salama/contract/community/schemas.ts';
import { isLanguage } from '@salama/contract/language.ts';
import { read, write } from '../../lib/storage.ts';

/** The newest questions are enough to begin with. */
const MOST_QUESTIONS = 20;

/** `community-storage`: what the board shows before the server has answered. */
export interface KeptBoard {
  questions: Question[];
  /** The account's name, or the generated one by which a visitor knows herself. */
  displayName: string;
  likedQuestionIds: string[];
  hasLoadedInitial: boolean;
}

const nothing: KeptBoard = { questions: [], displayName: '', likedQuestionIds: [], hasLoadedInitial: false };

export function readBoard(): KeptBoard {
  return read('community-storage', parseBoard) ?? nothing;
}

/** Nothing is kept that tells who holds this phone wrote what, nor a post that others may not see, or only after a tap. */
export function keepBoard(kept: Omit<KeptBoard, 'displayName'>): void {
  const questions = kept.questions
    .filter(({ moderation, covered }) => moderation === undefined && !covered)
    .slice(0, MOST_QUESTIONS)
    .map((question) => ({ ...question, answers: [], isOwn: false, hasVoted: false }));
  const displayName = readName() ?? '';
  write('community-storage', { ...kept, questions, displayName } satisfies KeptBoard);
}

function readName(): string | undefined {
  return read('anonymous_username', (value) => (typeof value === 'string' ? value : undefined));
}

function parseBoard(value: unknown): KeptBoard | undefined {
  if (!isRecord(value) || !Array.isArray(value['questions'])) return undefined;
  const { questions, displayName, likedQuestionIds, hasLoadedInitial } = value;
  return {
    questions: questions.map(parseQuestion).filter((question) => question !== undefined),
    displayName: typeof displayName === 'string' ? displayName : '',
    likedQuestionIds: Array.isArray(likedQuestionIds) ? likedQuestionIds.filter(isText) : [],
    hasLoadedInitial: hasLoadedInitial === true,
  };
}

/** A question of the device, or undefined when it is not whole. */
function parseQuestion(value: unknown): Question | undefined {
  if (!isRecord(value)) return undefined;
  const { _id, username, title, content, lang, tags, votes, answerCount, createdAt } = value;
  if (!isText(_id) || !isText(username) || !isText(title) || !isText(content) || !isText(createdAt))
    return undefined;
  if (!isLanguage(lang) || !isCount(votes) || !isCount(answerCount)) return undefined;
  return {
    ...{ _id, username, title, content, lang, votes, answerCount, createdAt },
    tags: Array.isArray(tags) ? tags.filter(isText) : [],
    answers: [],
    hasVoted: false,
    isOwn: false,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
