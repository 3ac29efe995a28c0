import type { Answer, Question } from '@salama/contract/community/schemas.ts';

const post = {
  username: 'CalmHeron412',
  lang: 'en' as const,
  votes: 3,
  hasVoted: false,
  isOwn: false,
  createdAt: '2026-11-20T08:00:00.000Z',
};

/** A question `q1`, `q2`, … as the server lists it. */
export function question(number: number, more: Partial<Question> = {}): Question {
  const content = `Question number ${number}?`;
  return {
    ...post,
    _id: `q${number}`,
    title: content,
    content,
    tags: [],
    answers: [],
    answerCount: 0,
    ...more,
  };
}

export function answerTo(number: number, more: Partial<Answer> = {}): Answer {
  return { ...post, _id: `a${number}`, content: `Answer number ${number}.`, ...more };
}

export function questions(from: number, to: number): Question[] {
  return Array.from({ length: to - from + 1 }, (_, at) => question(from + at));
}

/** What `GET /community/questions` answers. */
export function listed(list: Question[], page = 1) {
  return { questions: list, tags: ['pill', 'period'], page, hasMore: true, moderatorsAway: false };
}
