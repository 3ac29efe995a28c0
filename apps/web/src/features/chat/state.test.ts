import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceFinds, help } from '../../testing/danger.ts';
import { failure, fakeServer, success } from '../../testing/fake-server.ts';
import { answer, newChat, speaker, urgent } from '../../testing/new-chat.ts';
import { createChat } from './state.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('sending', () => {
  it('adds the message at once and the reply when it comes', async () => {
    const sent = fakeServer({ 'POST /chat': success(answer) });
    const chat = newChat();
    const sending = chat.getState().send('  Can I use two methods?  ', speaker);
    expect(chat.getState().loading).toBe(true);
    expect(chat.getState().messages).toMatchObject([{ content: 'Can I use two methods?', isUser: true }]);
    await sending;
    expect(chat.getState()).toMatchObject({
      loading: false,
      error: undefined,
      messages: [
        { isUser: true },
        { isUser: false, content: '**Yes**, you can.', details: { kind: 'answer' } },
      ],
    });
    expect(sent[0]?.body).toEqual({
      question: 'Can I use two methods?',
      sessionId: localStorage.getItem('sessionId'),
      language: 'en',
      country: 'KE',
    });
  });

  it('sends the passages of the last replies and what was asked before, so that a short question is understood', async () => {
    const passagesOf = (slug: string, sections: string[]) =>
      sections.map((section) => ({ slug, title: 'T', heading: 'H', section }));
    const sent = fakeServer({
      'POST /chat': [
        success({ ...answer, passages: passagesOf('pill', ['a', 'b', 'c', 'd']) }),
        success({ ...answer, passages: passagesOf('coil', ['a', 'b', 'c']) }),
        success(answer),
      ],
    });
    const chat = newChat();
    for (const question of ['How does the pill work?', 'And the coil?', 'Hello', 'Does it hurt?'])
      await chat.getState().send(question, speaker);
    expect(sent[0]?.body).not.toHaveProperty('context');
    expect(sent[1]?.body).toMatchObject({ context: { sections: ['pill#a', 'pill#b', 'pill#c', 'pill#d'] } });
    expect(sent[3]?.body).toMatchObject({
      context: {
        sections: ['coil#a', 'coil#b', 'coil#c', 'pill#a', 'pill#b', 'pill#c'],
        said: ['Hello', 'And the coil?', 'How does the pill work?'],
      },
    });
  });

  it('remembers the last warning, and nothing of passages that a doubt only offered', async () => {
    const passages = (section: string) => [{ slug: 'a', title: 'T', heading: 'H', section }];
    const sent = fakeServer({
      'POST /chat': [
        success({ ...answer, kind: 'crisis', passages: passages('warned') }),
        success({ ...answer, kind: 'unsure', passages: passages('offered') }),
        success(answer),
      ],
    });
    const chat = newChat();
    for (const question of ['One', 'Two', 'Three']) await chat.getState().send(question, speaker);
    expect(sent[2]?.body).toMatchObject({
      context: { sections: ['a#warned'], warned: { kind: 'crisis', section: 'a#warned' } },
    });
  });

  it('sends back what the last reply knows of who asks', async () => {
    const sent = fakeServer({
      'POST /chat': [
        success({ ...answer, facts: ['age-16'] }),
        success({ ...answer, facts: ['age-17'] }),
        success(answer),
      ],
    });
    const chat = newChat();
    for (const question of ['One', 'Two', 'Three']) await chat.getState().send(question, speaker);
    expect(sent[2]?.body).toMatchObject({ context: { facts: ['age-17'] } });
    expect(chat.getState().messages[1]?.details).not.toHaveProperty('facts');
  });

  it('sends nothing of a talk that has been silent for half an hour', async () => {
    const sent = fakeServer({ 'POST /chat': success(answer) });
    let time = Date.parse('2026-11-20T10:00:00Z');
    const chat = createChat({ newId: () => crypto.randomUUID(), now: () => new Date(time) });
    await chat.getState().send('How does the pill work?', speaker);
    time += 31 * 60_000;
    await chat.getState().send('Does it hurt?', speaker);
    expect(sent[1]?.body).not.toHaveProperty('context');
  });

  it('empties the box only of the text that was sent', async () => {
    fakeServer({ 'POST /chat': success(answer) });
    const chat = newChat();
    chat.getState().setDraft('half a question');
    await chat.getState().send('A tapped question?', speaker);
    expect(chat.getState().draft).toBe('half a question');
    await chat.getState().send('half a question', speaker);
    expect(chat.getState().draft).toBe('');
  });

  it('sends one message at a time', async () => {
    const sent = fakeServer({ 'POST /chat': success(answer) });
    const chat = newChat();
    await Promise.all([chat.getState().send('one', speaker), chat.getState().send('two', speaker)]);
    expect(sent).toHaveLength(1);
  });

  it('keeps no word of the conversation on the device', async () => {
    fakeServer({ 'POST /chat': success(answer) });
    const chat = newChat();
    await chat.getState().send('a very private question', speaker);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/private|Yes/);
  });
});

describe('a message that a rule refuses', () => {
  const shout = 'HELP ME I AM BLEEDING';

  it('is not sent and its text stays in the box', async () => {
    const sent = fakeServer({});
    const chat = newChat();
    chat.getState().setDraft(shout);
    await chat.getState().send(shout, speaker);
    expect(sent).toEqual([]);
    expect(chat.getState()).toMatchObject({
      draft: shout,
      messages: [],
      refusal: { code: 'MESSAGE_CAPITALS' },
    });
  });

  it('still shows help when it tells of danger', async () => {
    fakeServer({});
    const chat = newChat(help);
    const check = deviceFinds(help);
    await chat.getState().send(shout, speaker);
    expect(check).toHaveBeenCalledWith(shout, 'en', 'KE');
    expect(chat.getState().refusal?.help).toMatchObject({ text: help.text, announced: false });
  });

  it.each([
    ['   ', 'MESSAGE_EMPTY'],
    ['a'.repeat(1001), 'MESSAGE_TOO_LONG'],
    ['what nowwwwwwwwwww', 'MESSAGE_REPEATED'],
  ])('has the reason of its rule (%#)', async (text, code) => {
    const chat = newChat();
    await chat.getState().send(text, speaker);
    expect(chat.getState().refusal?.code).toBe(code);
  });

  it('goes back into the box when the server is the one that refuses it', async () => {
    fakeServer({ 'POST /chat': failure(422, 'MESSAGE_CAPITALS', 'Too loud', help) });
    const chat = newChat();
    await chat.getState().send('quiet here', speaker);
    expect(chat.getState()).toMatchObject({
      messages: [],
      draft: 'quiet here',
      loading: false,
      refusal: { code: 'MESSAGE_CAPITALS', help: { text: help.text } },
    });
  });
});

describe('a message that does not get through', () => {
  it('stays, marked as not sent, and goes out on retry', async () => {
    fakeServer({ 'POST /chat': ['no network', success(answer)] });
    const chat = newChat();
    await chat.getState().send('Are you there?', speaker);
    expect(chat.getState()).toMatchObject({
      loading: false,
      error: { text: 'chatSend' },
      messages: [{ content: 'Are you there?', notSent: true }],
    });
    await chat.getState().retry('m1', speaker);
    expect(chat.getState().error).toBeUndefined();
    expect(chat.getState().messages.map(({ id, notSent }) => [id, notSent])).toEqual([
      ['m1', undefined],
      ['m3', undefined],
    ]);
  });

  it('adds the sentence of the server to the fixed text', async () => {
    fakeServer({ 'POST /chat': failure(429, 'TOO_MANY_REQUESTS', 'That was a lot at once.') });
    const chat = newChat();
    await chat.getState().send('again', speaker);
    expect(chat.getState().error).toEqual({ text: 'chatSend', detail: 'That was a lot at once.' });
  });

  it('keeps the help that this device found, also offline', async () => {
    fakeServer({ 'POST /chat': 'no network' });
    const chat = newChat(help);
    await chat.getState().send('i am bleeding a lot', speaker);
    expect(chat.getState().messages).toMatchObject([{ notSent: true, help: { contacts: help.contacts } }]);
  });

  it('keeps the help that this device found when the server has but lines for any danger', async () => {
    const origin = { language: 'en' as const, rules: [], kinds: ['child' as const] };
    const general = { ...help, text: 'Call one of these.', origin };
    fakeServer({ 'POST /chat': failure(429, 'TOO_MANY_REQUESTS', 'Wait.', general) });
    const chat = newChat(help);
    await chat.getState().send('i am bleeding a lot', speaker);
    expect(chat.getState().messages).toMatchObject([{ notSent: true, help: { text: help.text } }]);
  });

  it('shows the help of a refusal', async () => {
    fakeServer({ 'POST /chat': failure(429, 'TOO_MANY_REQUESTS', 'Wait.', help) });
    const chat = newChat();
    await chat.getState().send('please', speaker);
    expect(chat.getState().messages).toMatchObject([{ notSent: true, help: { text: help.text } }]);
  });
});

describe('help', () => {
  it('stands once, as numbers only, under a reply that says it itself', async () => {
    fakeServer({ 'POST /chat': success(urgent, { help }) });
    const chat = newChat(help);
    await chat.getState().send('i am bleeding a lot', speaker);
    const [question, reply] = chat.getState().messages;
    expect(question?.help).toBeUndefined();
    expect(reply?.help).toMatchObject({ text: '', contacts: help.contacts });
  });

  it('stands whole under the question when the reply is about something else', async () => {
    fakeServer({ 'POST /chat': success(answer, { help }) });
    const chat = newChat();
    await chat.getState().send('my friend', speaker);
    const [question, reply] = chat.getState().messages;
    expect(question?.help?.text).toBe(help.text);
    expect(reply?.help).toBeUndefined();
  });

  it('is not announced again once it has been read out', async () => {
    fakeServer({ 'POST /chat': success(urgent, { help }) });
    const chat = newChat(help);
    const stop = chat.subscribe(({ messages, markAnnounced }) => {
      if (!messages[0]?.help) return;
      stop();
      markAnnounced();
    });
    await chat.getState().send('i am bleeding a lot', speaker);
    expect(chat.getState().messages[1]?.help?.announced).toBe(true);
  });
});
