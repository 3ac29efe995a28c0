import { newVisitor } from './people.ts';
import type { Answer, CallOptions, TestApp } from './test-app.ts';

let made = 0;

/** A text nobody has posted before. */
export function nextText(): string {
  made += 1;
  return `Is it safe to ask number ${made}?`;
}

/** Asks the board. */
export function ask(
  { call }: Pick<TestApp, 'call'>,
  content: string,
  { more, ...options }: CallOptions & { more?: Record<string, unknown> } = {},
): Promise<Answer> {
  return call('POST', '/community/questions', { ...options, body: { content, ...more } });
}

/** A question that stands on the board. @returns its id. */
export async function published(test: Pick<TestApp, 'call'>, content = nextText()): Promise<string> {
  const { status, body } = await ask(test, content, { headers: await newVisitor(test) });
  if (status !== 201 || body.data.notice) throw new Error(`not published: ${status} ${body.error}`);
  return body.data.question._id;
}

/** Answers a question. */
export function answer(
  { call }: Pick<TestApp, 'call'>,
  questionId: string,
  content: string,
  { more, ...options }: CallOptions & { more?: Record<string, unknown> } = {},
): Promise<Answer> {
  return call('POST', `/community/questions/${questionId}/answers`, {
    ...options,
    body: { content, ...more },
  });
}

/** The contents on the first page of a list. */
export async function listed(
  { call }: Pick<TestApp, 'call'>,
  query = '',
  options: CallOptions = {},
): Promise<string[]> {
  const { body } = await call('GET', `/community/questions${query}`, options);
  return body.data.questions.map(({ content }: { content: string }) => content);
}
