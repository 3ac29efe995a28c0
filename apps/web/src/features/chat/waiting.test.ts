import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeServer, stream, success } from '../../testing/fake-server.ts';
import { answer, newChat, speaker } from '../../testing/new-chat.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('a message that waits for a network', () => {
  it('goes out with all that wait, the oldest first', async () => {
    const sent = fakeServer({ 'POST /chat': ['no network', 'no network', success(answer), success(answer)] });
    const chat = newChat();
    for (const question of ['First?', 'Second?']) await chat.getState().send(question, speaker);
    expect(chat.getState().messages).toMatchObject([{ waits: true }, { waits: true }]);
    await chat.getState().sendWaiting(speaker);
    expect(sent.slice(2).map(({ body }) => body)).toMatchObject([
      { question: 'First?' },
      { question: 'Second?', context: { said: ['First?'] } },
    ]);
    expect(chat.getState().messages.map(({ isUser, waits }) => [isUser, waits])).toEqual([
      [true, undefined],
      [false, undefined],
      [true, undefined],
      [false, undefined],
    ]);
  });

  it('keeps waiting when the first of them does not get through', async () => {
    const sent = fakeServer({ 'POST /chat': ['no network', 'no network', 'no network'] });
    const chat = newChat();
    for (const question of ['First?', 'Second?']) await chat.getState().send(question, speaker);
    await chat.getState().sendWaiting(speaker);
    expect(sent).toHaveLength(3);
    expect(chat.getState().messages.filter(({ waits }) => waits)).toHaveLength(2);
  });

  it('keeps waiting when the one before it is stopped', async () => {
    const sent = fakeServer({ 'POST /chat': ['no network', 'no network', stream().answer] });
    const chat = newChat();
    for (const question of ['First?', 'Second?']) await chat.getState().send(question, speaker);
    const sending = chat.getState().sendWaiting(speaker);
    await expect.poll(() => sent).toHaveLength(3);
    chat.getState().stop();
    await sending;
    expect(sent).toHaveLength(3);
    expect(chat.getState().messages).toMatchObject([{ waits: true }, { progress: 'stopped' }]);
  });

  it('does not wait when the server said no', async () => {
    fakeServer({ 'POST /chat': failure(429, 'TOO_MANY_REQUESTS', 'Wait.') });
    const chat = newChat();
    await chat.getState().send('again', speaker);
    expect(chat.getState().messages[0]).not.toHaveProperty('waits');
  });

  it('is taken off the page on wish with what it said, and goes with the conversation', async () => {
    fakeServer({ 'POST /chat': [success(answer), 'no network', 'no network'] });
    const chat = newChat();
    for (const question of ['First?', 'Second?']) await chat.getState().send(question, speaker);
    chat.getState().dropWaiting();
    expect(chat.getState()).toMatchObject({ messages: [{ content: 'First?' }, {}], error: undefined });
    expect(JSON.stringify(chat.getState())).not.toMatch('Second');
    await chat.getState().send('Third?', speaker);
    chat.getState().reset();
    expect(JSON.stringify(chat.getState())).not.toMatch('Third');
  });
});
