import { createSuggestion } from '@salama/contract/suggestions/endpoints.ts';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCredentials, writeCredentials } from '../../lib/credentials.ts';
import { leave } from '../../lib/exit.ts';
import { sayFarewell } from '../../lib/farewell.ts';
import { call, onStaleToken, startSessionsWith } from '../../lib/http.ts';
import { deviceFinds, help } from '../../testing/danger.ts';
import { failure, fakeServer, stream, success } from '../../testing/fake-server.ts';
import { createDraft } from './draft.ts';

const SEND = 'POST /suggestions';
const author = { language: 'en', country: 'KE' } as const;
const taken = success({ suggestion: {} }, { status: 201 });

/** What happened, in its order. */
let steps: string[];
beforeEach(() => {
  steps = [];
  deviceFinds(undefined);
  startSessionsWith(async () => {
    steps.push('visitor');
    writeCredentials({ sessionId: 'id.signature' });
    return { ok: true, data: 'id.signature' };
  });
});
afterEach(() => {
  startSessionsWith(async () => ({ ok: true, data: 'id.signature' }));
  vi.unstubAllGlobals();
});

/** A draft that refuses shouting. */
function open(text: string) {
  const draft = createDraft<{ text: string; stars: number }, 'LOUD', unknown, string>({
    empty: { text: '', stars: 5 },
    fault({ text: written }) {
      steps.push('rule');
      return written === written.toUpperCase() ? 'LOUD' : undefined;
    },
    words: (written) => written.text,
    deliver({ text: suggestion }, { language }) {
      steps.push('send');
      return call(createSuggestion, { body: { type: 'IMPROVEMENT', suggestion, language }, as: 'writer' });
    },
    sent: () => ({ done: 'a code' }),
  });
  draft.edit({ text });
  return draft;
}

/** What a component would show now. */
function stateOf(draft: ReturnType<typeof open>) {
  const { result, unmount } = renderHook(() => draft.use());
  unmount();
  return result.current;
}

/** The device's answer about danger, given when the test says so. */
function slowCheck() {
  let answer = (_found: typeof help | undefined) => {};
  deviceFinds(undefined).mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  return (found?: typeof help) => answer(found);
}

describe('what is sent', () => {
  it('meets the rule, then danger on this device, then a visitor, then the server', async () => {
    const sent = fakeServer({ [SEND]: taken });
    deviceFinds(undefined).mockImplementation(async () => void steps.push('danger'));
    const draft = open('larger letters');
    await draft.send(author);
    expect(steps).toEqual(['rule', 'danger', 'send', 'visitor']);
    expect(sent[0]?.headers.get('X-Session-Id')).toBe('id.signature');
    expect(stateOf(draft)).toMatchObject({ text: '', stars: 5, isSending: false, done: 'a code' });
  });

  it('goes once more as a visitor’s when its token is not known any more', async () => {
    writeCredentials({ token: 'stale' });
    const stop = onStaleToken(() => writeCredentials({}));
    const sent = fakeServer({ [SEND]: [failure(401, 'UNAUTHENTICATED', 'Sign in'), taken] });
    const draft = open('larger letters');
    await draft.send(author);
    stop();
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual(['Bearer stale', null]);
    expect(sent[1]?.headers.get('X-Session-Id')).toBe('id.signature');
    expect(stateOf(draft)).toMatchObject({ text: '', done: 'a code' });
  });

  it('goes once, however often it is asked for', async () => {
    const answering = stream();
    const sent = fakeServer({ [SEND]: [answering.answer, taken] });
    const draft = open('larger letters');
    const first = draft.send(author);
    await expect.poll(() => sent).toHaveLength(1);
    await draft.send(author);
    expect(sent).toHaveLength(1);
    await answering.breakOff();
    await first;
  });

  it('shows the server’s help before what this device found', async () => {
    const theirs = { ...help, text: 'Theirs.' };
    fakeServer({ [SEND]: success({ suggestion: {} }, { status: 201, help: theirs }) });
    deviceFinds(help);
    const draft = open('i am bleeding');
    await draft.send(author);
    expect(stateOf(draft).help).toEqual(theirs);
  });
});

describe('what a rule refuses', () => {
  it('is not sent, keeps its text, and shows help all the same', async () => {
    const sent = fakeServer({ [SEND]: taken });
    const check = deviceFinds(help);
    const draft = open('I AM BLEEDING');
    await draft.send(author);
    expect(check).toHaveBeenCalledWith('I AM BLEEDING', 'en', 'KE');
    expect(sent).toEqual([]);
    expect(stateOf(draft)).toMatchObject({ text: 'I AM BLEEDING', fault: 'LOUD', help, isSending: false });
  });

  it('loses its reason as soon as it is changed', async () => {
    const draft = open('LOUD');
    await draft.send(author);
    draft.edit({ text: 'quiet' });
    expect(stateOf(draft).fault).toBeUndefined();
  });
});

describe('what does not get through', () => {
  it.each([
    [failure(429, 'TOO_MANY_REQUESTS', 'Wait a moment.'), { message: 'Wait a moment.' }],
    ['no network' as const, { unreachable: true }],
  ])('keeps its text, the help of this device, and why (%#)', async (answer, why) => {
    fakeServer({ [SEND]: answer });
    deviceFinds(help);
    const draft = open('i am bleeding');
    draft.edit({ stars: 2 });
    await draft.send(author);
    expect(stateOf(draft)).toMatchObject({ text: 'i am bleeding', stars: 2, help, isSending: false });
    expect(stateOf(draft).failure).toEqual(why);
  });

  it('keeps this device’s help where the server has but lines for any danger', async () => {
    const origin = { language: 'en' as const, rules: [], kinds: [] };
    fakeServer({ [SEND]: failure(429, 'TOO_MANY_REQUESTS', 'Wait.', { ...help, text: 'Any.', origin }) });
    deviceFinds(help);
    const draft = open('i am bleeding');
    await draft.send(author);
    expect(stateOf(draft).help).toEqual(help);
  });

  it('goes out on the next try', async () => {
    fakeServer({ [SEND]: ['no network', taken] });
    const draft = open('larger letters');
    await draft.send(author);
    await draft.send(author);
    expect(stateOf(draft)).toMatchObject({ text: '', failure: undefined, done: 'a code' });
  });
});

describe('whoever leaves', () => {
  it('sends nothing any more while danger is still looked for, and no help shows', async () => {
    const sent = fakeServer({ [SEND]: taken });
    const found = slowCheck();
    const draft = open('i am bleeding');
    const sending = draft.send(author);
    sayFarewell(false);
    found(help);
    await sending;
    expect(sent).toEqual([]);
    expect(stateOf(draft)).toMatchObject({ text: '', help: undefined, isSending: false });
  });

  it('is told nothing of what was on its way, though the next writes already', async () => {
    const answering = stream();
    fakeServer({ [SEND]: answering.answer });
    const draft = open('larger letters');
    const sending = draft.send(author);
    await expect.poll(() => steps).toContain('visitor');
    sayFarewell(false);
    draft.edit({ text: 'somebody else’s' });
    await answering.breakOff();
    await sending;
    expect(stateOf(draft)).toMatchObject({ text: 'somebody else’s', failure: undefined, done: undefined });
  });

  it('leaves the draft empty by Exit', () => {
    vi.spyOn(window.location, 'replace').mockReturnValue();
    const draft = open('nobody should read this');
    leave();
    expect(stateOf(draft).text).toBe('');
    document.documentElement.removeAttribute('data-left');
  });

  it('with a sign-in that was ended keeps what is on its way, for its code, and nothing from before', async () => {
    fakeServer({ [SEND]: taken });
    const found = slowCheck();
    const draft = open('larger letters');
    draft.edit({ done: 'an older code' });
    const sending = draft.send(author);
    sayFarewell(true);
    expect(stateOf(draft)).toMatchObject({ text: 'larger letters', isSending: true, done: undefined });
    found();
    await sending;
    expect(stateOf(draft)).toMatchObject({ text: '', done: 'a code' });
    sayFarewell(true);
    expect(stateOf(draft).done).toBeUndefined();
  });
});

describe('what is only being written', () => {
  it('shows help on request, without being sent', async () => {
    const sent = fakeServer({ [SEND]: taken });
    deviceFinds(help);
    const draft = open('i am bleeding');
    await draft.look(author);
    expect(stateOf(draft)).toMatchObject({ text: 'i am bleeding', help });
    expect(sent).toEqual([]);
  });

  it('shows none when it was emptied meanwhile', async () => {
    const found = slowCheck();
    const draft = open('i am bleeding');
    const looking = draft.look(author);
    draft.reset();
    found(help);
    await looking;
    expect(stateOf(draft).help).toBeUndefined();
  });
});

it('makes no visitor of whoever has a session or an account', async () => {
  fakeServer({ [SEND]: taken });
  for (const known of [{ token: 'abc' }, { sessionId: 'x.y' }]) {
    writeCredentials(known);
    await open('larger letters').send(author);
    expect(readCredentials()).toEqual(known);
  }
  expect(steps).not.toContain('visitor');
});
