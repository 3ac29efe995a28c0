import { lengthOf } from '@salama/contract/characters.ts';
import type { Question } from '@salama/contract/community/schemas.ts';
import type { Language } from '@salama/contract/language.ts';
import { limits } from '@salama/contract/limits.ts';
import type { Refused } from '../../lib/http.ts';
import { shownHere } from '../../lib/own-marks.ts';
import { type Failure, failureOf } from '../writing/draft.ts';
import type { Listed } from './api.ts';

/** In characters: what fits on two or three lines of a phone. */
const LONGEST_HEADING = 100;

/** A question on screen. `isNew`: posted here just now. */
export type ShownQuestion = Question & { isNew?: boolean };

/** What went wrong: the fixed text of the action, and the server's own sentence where there is one. */
export interface BoardFault extends Failure {
  action:
    | 'questionCreate'
    | 'questionsLoad'
    | 'questionLoad'
    | 'answerAdd'
    | 'questionVote'
    | 'answerVote'
    | 'postDelete'
    | 'reportSend'
    | 'receiptFind';
}

export interface Filter {
  search: string;
  tag: string | undefined;
  /** Only posts written in this language. */
  lang: Language | undefined;
}

export interface Board {
  questions: ShownQuestion[];
  /** The last page that was loaded; 0 before the first. */
  page: number;
  /** How many questions were loaded or posted here, those counted twice that moved between pages. */
  count: number;
  filter: Filter;
  tags: string[];
  moderatorsAway: boolean;
  loading: 'first' | 'more' | undefined;
  /** The list could not be had: an empty one says nothing about the board then. */
  hasFailed: boolean;
  /** The discussion whose page is open, with its answers once they are here. */
  openedId: string | undefined;
  opened: ShownQuestion | undefined;
  opening: 'loading' | 'loaded' | 'gone' | 'failed';
  /** Questions this visitor found helpful; the server knows too, this is for the moment before it answers. */
  likedQuestionIds: string[];
  error: BoardFault | undefined;
}

export const emptyBoard: Board = {
  questions: [],
  page: 0,
  count: 0,
  filter: { search: '', tag: undefined, lang: undefined },
  tags: [],
  moderatorsAway: false,
  loading: undefined,
  hasFailed: false,
  openedId: undefined,
  opened: undefined,
  opening: 'loading',
  likedQuestionIds: [],
  error: undefined,
};

type Change = Partial<Board>;

/** Page 1 replaces the list, later pages append. What moved to a later page meanwhile is shown once. */
export function loaded(board: Board, page: number, data: Listed): Change {
  const { questions, count, likedQuestionIds } = board;
  const known = new Set(questions.map(({ _id }) => _id));
  const unliked = new Set(data.questions.filter(({ hasVoted }) => !hasVoted).map(({ _id }) => _id));
  const isFirst = page === 1;
  const found = shownHere(data.questions);
  return {
    questions: isFirst ? found : [...questions, ...found.filter(({ _id }) => !known.has(_id))],
    count: (isFirst ? 0 : count) + data.questions.length,
    page,
    tags: data.tags,
    moderatorsAway: data.moderatorsAway,
    // Whoever signs in or out is another visitor, and the server knows what that one has liked.
    likedQuestionIds: likedQuestionIds.filter((id) => !unliked.has(id)),
    loading: undefined,
  };
}

/** The specification's rule: the loaded count is at least ten times the page. */
export function canLoadMore({ page, count }: Board): boolean {
  return page > 0 && count >= limits.community.pageSize * page;
}

export function prepended({ questions, count }: Board, question: Question): Change {
  const posted = inFull(question).map((shown) => ({ ...shown, isNew: true }));
  return { questions: [...posted, ...questions], count: count + posted.length };
}

/** The server's version takes the place of the one on screen, in the list and on its own page. */
export function replaced({ questions, opened }: Board, question: Question): Change {
  const [now] = inFull(question);
  const take = (shown: ShownQuestion): ShownQuestion =>
    shown._id === now?._id ? { ...now, ...(shown.isNew && { isNew: true }) } : shown;
  return { questions: questions.map(take), opened: opened && take(opened) };
}

/** A question with its answers as whoever holds this phone may see them; nothing where only its author may. */
function inFull(question: Question): Question[] {
  return shownHere([question]).map((shown) => ({ ...shown, answers: shownHere(shown.answers) }));
}

/** The whole of a discussion has come. */
export function opened(board: Board, question: Question): Change {
  const [shown] = inFull(question);
  if (!shown) return { ...removed(board, question._id), opened: undefined, opening: 'gone' };
  return { ...replaced(board, question), opened: shown, opening: 'loaded' };
}

export function removed({ questions, opened, count }: Board, id: string): Change {
  const others = questions.filter(({ _id }) => _id !== id);
  const isOpen = opened?._id === id;
  return {
    questions: others,
    count: count - (questions.length - others.length),
    ...(isOpen && { opened: undefined, opening: 'gone' as const }),
  };
}

/** Counts the vote before the server has. */
export function liked(board: Board, id: string): Change {
  return {
    ...changed(board, id, (shown) => ({ ...shown, votes: shown.votes + 1, hasVoted: true })),
    likedQuestionIds: [...board.likedQuestionIds, id],
    error: undefined,
  };
}

/** Takes the vote back that the server did not count. */
export function unliked(board: Board, id: string, error: BoardFault): Change {
  return {
    ...changed(board, id, (shown) => ({ ...shown, votes: shown.votes - 1, hasVoted: false })),
    likedQuestionIds: board.likedQuestionIds.filter((liked) => liked !== id),
    error,
  };
}

export function findQuestion({ questions, opened }: Board, id: string): ShownQuestion | undefined {
  return opened?._id === id ? opened : questions.find(({ _id }) => _id === id);
}

/** What stands above a question and what below: a short one is its own heading, a long one has its title there. */
export function wordingOf({ title, content }: Question): { heading: string; text: string | undefined } {
  const isShort = lengthOf(content) <= LONGEST_HEADING;
  return isShort ? { heading: content, text: undefined } : { heading: `${title}…`, text: content };
}

export function faultOf(action: BoardFault['action'], refused: Refused): BoardFault {
  return { action, ...failureOf(refused) };
}

function changed(
  { questions, opened }: Board,
  id: string,
  change: (shown: ShownQuestion) => ShownQuestion,
): Change {
  const take = (shown: ShownQuestion) => (shown._id === id ? change(shown) : shown);
  return { questions: questions.map(take), opened: opened && take(opened) };
}
