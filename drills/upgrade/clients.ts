import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from '../../apps/server/src/testing/people.ts';

const PAGES = ['/', '/sw', '/fr/chat', '/learn', '/community', '/sw/services'];
const CALLS = ['/api/v1/directory', '/api/v1/community/questions', '/api/v1/learning-materials'];
/** A person waits longer than this between two taps; a machine would only show how fast a core is. */
const PAUSE = 15;
/** One in so many requests is an account, which costs a core a tenth of a second. */
const ACCOUNT_EVERY = 40;

export interface Tally {
  answered: number;
  /** Nobody listened: asked again a moment later, as a proxy or a person does. */
  refused: number;
  /** Accepted, and not answered to the end. */
  cut: string[];
  failed: string[];
  /** Told to come again, as an overloaded server does: on a machine with a free core there are none. */
  busy: number;
  /** Files of the page that somebody has open, and that are gone. */
  missing: string[];
  /** Of each account that was acknowledged. */
  tokens: string[];
}

interface Answer {
  kind: 'answered' | 'refused' | 'cut';
  status: number;
  text: string;
  why?: string;
}

/** So many people who read, ask and sign in without a pause, until `stop` is called. Each keeps a page open for the whole time. */
export function startClients(port: number, count: number): { tally: Tally; stop(): Promise<void> } {
  const tally: Tally = { answered: 0, refused: 0, cut: [], failed: [], busy: 0, missing: [], tokens: [] };
  let isOver = false;
  const clients = Array.from({ length: count }, (_, place) => ask(port, place, tally, () => isOver));
  return {
    tally,
    async stop() {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

async function ask(port: number, place: number, tally: Tally, isOver: () => boolean): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let tab: string[] = [];
  for (let number = place; !isOver(); number += 1) {
    if (number % ACCOUNT_EVERY === 0) await register(port, agent, `${place}-${number}`, tally);
    // A tab that was opened with the first build goes on asking for its files.
    if (tab.length === 0) tab = assetsOf(await read(port, agent, PAGES[place % PAGES.length] ?? '/', tally));
    const path = [...PAGES, ...CALLS][number % (PAGES.length + CALLS.length)] ?? '/';
    const now = assetsOf(await read(port, agent, path, tally));
    await read(port, agent, tab[number % tab.length] ?? '/', tally);
    await read(port, agent, now[number % now.length] ?? '/', tally);
    await sleep(PAUSE);
  }
  agent.destroy();
}

const assetsOf = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+/g) ?? [])];

async function read(port: number, agent: Agent, path: string, tally: Tally): Promise<string> {
  const { status, text } = await patiently(() => send(port, agent, path), tally, path);
  if (status === 404) tally.missing.push(path);
  else if (status === 503) tally.busy += 1;
  else if (status >= 400) tally.failed.push(`${status} ${path}`);
  return text;
}

async function register(port: number, agent: Agent, name: string, tally: Tally): Promise<void> {
  const path = '/api/v1/auth/register';
  const body = JSON.stringify({ username: `drill-${name}`, password: PASSWORD, isAnonymous: true });
  const { status, text } = await patiently(() => send(port, agent, path, body), tally, path);
  const token = /"token":"([^"]+)"/.exec(text)?.[1];
  if (status === 201 && token) tally.tokens.push(token);
  else if (status === 503) tally.busy += 1;
  else if (status !== 0) tally.failed.push(`${status} ${path}`);
}

/** Asks again while nobody listens; whatever was accepted is asked once. */
async function patiently(once: () => Promise<Answer>, tally: Tally, path: string): Promise<Answer> {
  for (;;) {
    const answer = await once();
    if (answer.kind === 'answered') tally.answered += 1;
    if (answer.kind === 'cut') tally.cut.push(`${path} ${answer.why}`);
    if (answer.kind !== 'refused') return answer;
    tally.refused += 1;
    await sleep(100);
  }
}

function send(port: number, agent: Agent, path: string, body?: string): Promise<Answer> {
  return new Promise((resolve) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const method = body === undefined ? 'GET' : 'POST';
    const asking = request({ host: '127.0.0.1', port, path, agent, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece) => (text += piece));
      answer.on('error', () => resolve({ kind: 'cut', status: 0, text: '', why: 'in the middle' }));
      answer.on('end', () => resolve({ kind: 'answered', status: answer.statusCode ?? 0, text }));
    });
    asking.on('error', (error: NodeJS.ErrnoException) => {
      const kind = error.code === 'ECONNREFUSED' ? 'refused' : 'cut';
      resolve({ kind, status: 0, text: '', why: `${error.code}${asking.reusedSocket ? ', kept open' : ''}` });
    });
    asking.end(body);
  });
}
