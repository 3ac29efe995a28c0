import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeServer, stream, success } from '../../testing/fake-server.ts';
import { answer, newChat, speaker } from '../../testing/new-chat.ts';

afterEach(() => void vi.unstubAllGlobals());

const written = { ...answer, results: 'First. Second.', writtenBy: 'model' };

/** A chat that has asked and whose answer the test writes. */
function asking() {
  const writing = stream();
  const sent = fakeServer({ 'POST /chat': [writing.answer, success(answer)] });
  const chat = newChat();
  const sending = chat.getState().send('How long?', speaker);
  const reply = () => chat.getState().messages[1];
  return { chat, writing, sent, sending, reply };
}

describe('an answer in pieces', () => {
  it('is asked for beside JSON', async () => {
    const { sent, writing, sending } = asking();
    await writing.end(written);
    await sending;
    expect(sent[0]?.headers.get('Accept')).toBe('text/event-stream, application/json');
  });

  it('grows, and becomes the whole answer in the same place', async () => {
    const { chat, writing, sending, reply } = asking();
    await writing.piece('First. ');
    await expect.poll(() => reply()?.content).toBe('First. ');
    const begun = reply();
    expect(begun).toMatchObject({ isUser: false, progress: 'writing' });
    await writing.piece('Second.');
    await expect.poll(() => reply()?.content).toBe('First. Second.');
    expect(chat.getState()).toMatchObject({ loading: true, newReply: undefined });
    await writing.end(written);
    await sending;
    expect(chat.getState()).toMatchObject({ loading: false, newReply: { content: 'First. Second.' } });
    expect(chat.getState().messages).toHaveLength(2);
    expect(reply()).toMatchObject({ id: begun?.id, details: { writtenBy: 'model' } });
    expect(reply()?.progress).toBeUndefined();
  });

  it('gives way to the answer at the end where that differs', async () => {
    const { writing, sending, reply } = asking();
    await writing.piece('First. ');
    await writing.end({ ...answer, notice: 'This is what our library says.' });
    await sending;
    expect(reply()).toMatchObject({ content: answer.results, notice: 'This is what our library says.' });
  });

  it('stays as far as it was shown when it is stopped', async () => {
    const { chat, writing, sending, reply } = asking();
    await writing.piece('First. ');
    await expect.poll(() => reply()?.content).toBe('First. ');
    chat.getState().stop();
    await sending;
    await writing.piece('Second.');
    expect(reply()).toMatchObject({ content: 'First. ', progress: 'stopped' });
    expect(chat.getState()).toMatchObject({ loading: false, error: undefined });
  });

  it('can be asked for again when it is stopped before it began', async () => {
    const { chat, sent, sending } = asking();
    await expect.poll(() => sent).toHaveLength(1);
    chat.getState().stop();
    await sending;
    expect(chat.getState().messages).toMatchObject([{ content: 'How long?', progress: 'stopped' }]);
    await chat.getState().retry('m1', speaker);
    expect(chat.getState().messages.map(({ progress }) => progress)).toEqual([undefined, undefined]);
  });

  it('leaves no half answer behind when the network is lost', async () => {
    const { chat, writing, sending, reply } = asking();
    await writing.piece('First. ');
    await expect.poll(() => reply()?.content).toBe('First. ');
    await writing.breakOff();
    await sending;
    expect(chat.getState().messages).toMatchObject([{ content: 'How long?', notSent: true }]);
    expect(chat.getState().error).toEqual({ text: 'chatSend' });
  });

  it('ends when the conversation is emptied, and leaves nothing', async () => {
    const { chat, writing, sending, reply } = asking();
    await writing.piece('First. ');
    await expect.poll(() => reply()?.content).toBe('First. ');
    chat.getState().reset();
    await sending;
    expect(chat.getState().messages).toEqual([]);
  });

  it('may be refused by a JSON answer as ever', async () => {
    fakeServer({ 'POST /chat': failure(429, 'TOO_MANY_REQUESTS', 'Wait a moment.') });
    const chat = newChat();
    await chat.getState().send('How long?', speaker);
    expect(chat.getState().error).toEqual({ text: 'chatSend', detail: 'Wait a moment.' });
  });
});
