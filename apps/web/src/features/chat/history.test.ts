import { afterEach, describe, expect, it, vi } from 'vitest';
import { leave } from '../../lib/exit.ts';
import { sayFarewell } from '../../lib/farewell.ts';
import { failure, fakeServer, stream, success } from '../../testing/fake-server.ts';
import { answer, newChat, speaker } from '../../testing/new-chat.ts';
import { chatActions } from './state.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('history', () => {
  const stored = [
    { id: 'h1', role: 'user', content: 'Before', timestamp: '2026-11-19T10:00:00Z' },
    { id: 'h2', role: 'assistant', content: 'Then', timestamp: '2026-11-19T10:00:01Z' },
  ];
  const history = success({ messages: [{ messages: stored }] });

  it('comes before what was said without an account, and is fetched once', async () => {
    const sent = fakeServer({ 'GET /chat': history, 'POST /chat': success(answer) });
    const chat = newChat();
    await chat.getState().send('Just now', speaker);
    await chat.getState().loadHistory();
    await chat.getState().loadHistory();
    expect(chat.getState().messages.map(({ content }) => content)).toEqual([
      'Before',
      'Then',
      'Just now',
      answer.results,
    ]);
    expect(sent.filter(({ call }) => call === 'GET /chat')).toHaveLength(1);
  });

  it('takes a question while it is on its way, which stays after it, asked before or not', async () => {
    const writing = stream();
    fakeServer({ 'GET /chat': history, 'POST /chat': writing.answer });
    const chat = newChat();
    const loading = chat.getState().loadHistory();
    const sending = chat.getState().send('Before', speaker);
    expect(chat.getState().messages).toMatchObject([{ content: 'Before' }]);
    await loading;
    const words = () => chat.getState().messages.map(({ content }) => content);
    expect(words()).toEqual(['Before', 'Then', 'Before']);
    await writing.end(answer);
    await sending;
    expect(words()).toEqual(['Before', 'Then', 'Before', answer.results]);
  });

  it('says that it could not be loaded, and loads on the next try', async () => {
    fakeServer({ 'GET /chat': ['no network', history] });
    const chat = newChat();
    await chat.getState().loadHistory();
    expect(chat.getState().error).toEqual({ text: 'chatLoad' });
    await chat.getState().loadHistory();
    expect(chat.getState()).toMatchObject({ error: undefined, history: 'loaded' });
  });

  it('is emptied here once the server has deleted it', async () => {
    fakeServer({ 'GET /chat': history, 'DELETE /chat': success({}) });
    const chat = newChat();
    await chat.getState().loadHistory();
    await chat.getState().clearHistory();
    expect(chat.getState().messages).toEqual([]);
  });

  it('stays empty when an answer was being written while it was cleared', async () => {
    const writing = stream();
    fakeServer({ 'POST /chat': writing.answer, 'DELETE /chat': success({}) });
    const chat = newChat();
    const sending = chat.getState().send('How long?', speaker);
    await writing.piece('First. ');
    await expect.poll(() => chat.getState().messages).toHaveLength(2);
    await chat.getState().clearHistory();
    await sending;
    await writing.piece('Second.');
    expect(chat.getState()).toMatchObject({ messages: [], loading: false });
  });

  it.each([
    [failure(503, 'UNAVAILABLE', 'Later'), 'chatDelete'],
    ['no network' as const, 'chatDeleteNetwork'],
  ])('stays when deleting fails, with the text of its cause (%#)', async (answered, text) => {
    fakeServer({ 'GET /chat': history, 'DELETE /chat': answered });
    const chat = newChat();
    await chat.getState().loadHistory();
    await chat.getState().clearHistory();
    expect(chat.getState().messages).toHaveLength(2);
    expect(chat.getState().error).toEqual({ text });
  });
});

describe('emptying', () => {
  it('drops a reply that was on its way', async () => {
    fakeServer({ 'POST /chat': success(answer) });
    const chat = newChat();
    const sending = chat.getState().send('one', speaker);
    chat.getState().reset();
    await sending;
    expect(chat.getState()).toMatchObject({ messages: [], loading: false });
  });

  it('leaves what was just sent to a visitor whose sign-in was ended, and nothing else', async () => {
    const writing = stream();
    fakeServer({ 'POST /chat': [success(answer), writing.answer] });
    const chat = newChat();
    await chat.getState().send('one', speaker);
    const sending = chat.getState().send('two', speaker);
    chat.getState().setDraft('three');
    chat.getState().reset(true);
    expect(chat.getState()).toMatchObject({ draft: '', loading: true, messages: [{ content: 'two' }] });
    await writing.end(answer);
    await sending;
    expect(chat.getState()).toMatchObject({ loading: false, messages: [{ content: 'two' }, {}] });
    chat.getState().reset(true);
    expect(chat.getState().messages).toEqual([]);
  });

  it('happens when the account leaves this tab', () => {
    chatActions().setDraft('nobody should read this');
    sayFarewell(false);
    expect(chatActions()).toMatchObject({ draft: '', messages: [] });
  });

  it('happens on Exit', () => {
    vi.spyOn(window.location, 'replace').mockReturnValue();
    chatActions().setDraft('nobody should read this');
    leave();
    expect(chatActions()).toMatchObject({ draft: '', messages: [] });
  });
});
