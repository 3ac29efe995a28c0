import type { User } from '@salama/contract/auth/schemas.ts';
import type { CallOptions, TestApp } from './test-app.ts';

export const PASSWORD = 'blue mango river';
export const SESSION_ID = '7d5c2f8e-6f1d-4b0e-9f3b-2f6a1c0d9e11';

export interface Person {
  username: string;
  password: string;
  token: string;
  recoveryCode: string;
  user: User;
}

let made = 0;

/** Registers somebody new. */
export async function registerPerson(
  { call }: Pick<TestApp, 'call'>,
  username = nextName(),
): Promise<Person> {
  const { status, body } = await call('POST', '/auth/register', {
    body: { username, password: PASSWORD, isAnonymous: true },
    headers: await newVisitor({ call }),
  });
  if (status !== 201) throw new Error(`register answered ${status} ${body?.error}`);
  return { username, password: PASSWORD, ...body.data };
}

/** Headers of somebody the limits have not met yet. */
export async function newVisitor({ call }: Pick<TestApp, 'call'>): Promise<Record<string, string>> {
  const { body } = await call('POST', '/auth/anonymous-session');
  return { 'x-session-id': `${body.data.sessionId}.${body.data.signature}` };
}

/** Asks the chat. */
export function askChat(
  { call }: Pick<TestApp, 'call'>,
  question: string,
  more: CallOptions & { country?: string } = {},
) {
  const { country, ...options } = more;
  return call('POST', '/chat', {
    ...options,
    body: { question, sessionId: SESSION_ID, ...(country && { country }) },
  });
}

export function nextName(): string {
  made += 1;
  return `person-${made}`;
}

/** Somebody whom the operator made an administrator. */
export async function registerAdmin(test: Pick<TestApp, 'call' | 'store'>): Promise<Person> {
  const person = await registerPerson(test);
  await test.store.database.db
    .updateTable('users')
    .set({ role: 'ADMIN' })
    .where('id', '=', person.user._id)
    .execute();
  return person;
}

/** Signs in anew. @returns the token. */
export async function signIn(
  { call }: Pick<TestApp, 'call'>,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<string> {
  const { status, body } = await call('POST', '/auth/login', { body: { username, password } });
  if (status !== 200) throw new Error(`login answered ${status} ${body?.error}`);
  return body.data.token;
}
