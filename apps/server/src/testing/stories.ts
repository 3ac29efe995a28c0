import { newVisitor } from './people.ts';
import type { Answer, CallOptions, TestApp } from './test-app.ts';

let made = 0;

/** A story nobody has told before. */
export function nextStory(): string {
  made += 1;
  return `The answers helped me, for the time number ${made}.`;
}

/** Tells a story, anonymous unless `more` says otherwise. */
export function tell(
  { call }: Pick<TestApp, 'call'>,
  story: string,
  { more, ...options }: CallOptions & { more?: Record<string, unknown> } = {},
): Promise<Answer> {
  return call('POST', '/testimonials', { ...options, body: { rating: 5, story, ...more } });
}

/** A story that everybody can read. @returns its id. */
export async function told(test: Pick<TestApp, 'call'>, story = nextStory()): Promise<string> {
  const { status, body } = await tell(test, story, { headers: await newVisitor(test) });
  if (status !== 201 || body.data.notice) throw new Error(`not published: ${status} ${body.error}`);
  return body.data.testimonial._id;
}

/** What somebody reads in the list. */
export async function stories({ call }: Pick<TestApp, 'call'>, options: CallOptions = {}): Promise<string[]> {
  const { body } = await call('GET', '/testimonials', options);
  return body.data.map(({ story }: { story: string }) => story);
}
