import { act, cleanup, configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { help } from '../../../testing/danger.ts';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { answer } from '../../../testing/new-chat.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useRatings } from '../feedback.ts';
import { ReplyFeedback } from './reply-feedback.tsx';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

const id = '2b1f6f0e-4f57-4c1c-8a53-8d1e0a8f7c11';
const { results: _results, saved: _saved, ...rest } = answer;
const details = {
  ...rest,
  kind: 'answer',
  language: 'en',
  article: { slug: 'condoms', title: 'Condoms' },
  mark: 'the-mark',
} as const;
const question = { id: 'm1', content: 'Can condoms break?', isUser: true, timestamp: '2026-11-20T09:05:00Z' };
const kept = success({}, { status: 201 });

beforeEach(() => useRatings.setState({}, true));
afterEach(() => void vi.unstubAllGlobals());

const button = (name: RegExp) => screen.getByRole('button', { name });
const press = async (name: RegExp) => {
  fireEvent.click(button(name));
  // What the press set going, a part fetched on first use among it, has come to rest before anything is expected.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
};

async function openForm() {
  renderPage(
    <ReplyFeedback id={id} details={{ ...details, sources: [], suggestions: [] }} question={question} />,
  );
  await press(/^No/);
  return screen.findByRole('group', { name: 'What was not right?' });
}

describe('the thumbs under a reply', () => {
  it('send a good word without anything of the question', async () => {
    const sent = fakeServer({ 'POST /chat/feedback': kept });
    renderPage(
      <ReplyFeedback id={id} details={{ ...details, sources: [], suggestions: [] }} question={question} />,
    );
    await press(/^Yes/);
    expect(await screen.findByText('Thank you for telling us.')).toBeTruthy();
    expect(button(/^Yes/).getAttribute('aria-pressed')).toBe('true');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        replyMark: 'the-mark',
        sessionId: localStorage.getItem('sessionId'),
        rating: 'up',
        language: 'en',
        kind: 'answer',
        topic: 'condoms',
      },
    ]);
  });

  it('count a bad word at once, and ask why', async () => {
    const sent = fakeServer({ 'POST /chat/feedback': kept });
    await openForm();
    expect(document.activeElement).toBe(screen.getByLabelText('It is wrong'));
    await press(/^Send$/);
    expect(screen.getByText('Choose what was not right first.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('It is unkind'));
    await press(/^Send$/);
    expect(await screen.findByText('Thank you. This helps us to do better.')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toMatchObject([
      { rating: 'down' },
      { rating: 'down', reason: 'unkind' },
    ]);
    for (const { body } of sent) expect(body).not.toHaveProperty('question');
    expect(screen.queryByRole('group', { name: 'What was not right?' })).toBeNull();
  });

  it('send the question only when its box is ticked', async () => {
    const sent = fakeServer({ 'POST /chat/feedback': kept });
    await openForm();
    fireEvent.click(screen.getByLabelText('It is wrong'));
    fireEvent.click(screen.getByRole('checkbox'));
    await press(/^Send$/);
    expect(sent[1]?.body).toMatchObject({ question: 'Can condoms break?' });
  });

  it('keep what was written when it cannot be sent', async () => {
    fakeServer({ 'POST /chat/feedback': [kept, 'no network', kept] });
    await openForm();
    fireEvent.click(screen.getByLabelText('It is wrong'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'It said the opposite' } });
    await press(/^Send$/);
    expect(await screen.findByText(/could not be sent/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It said the opposite');
    await press(/^Send$/);
    expect(await screen.findByText('Thank you. This helps us to do better.')).toBeTruthy();
  });

  it('show the server’s own sentence, and help for whoever tells of danger', async () => {
    fakeServer({ 'POST /chat/feedback': [kept, failure(429, 'TOO_MANY_REQUESTS', 'Wait a moment.', help)] });
    await openForm();
    fireEvent.click(screen.getByLabelText('It is wrong'));
    await press(/^Send$/);
    expect(await screen.findByText('Wait a moment.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /112/ })).toBeTruthy();
  });

  it('send nothing once the conversation was emptied while danger was looked for', async () => {
    const sent = fakeServer({ 'POST /chat/feedback': kept });
    await openForm();
    const before = sent.length;
    fireEvent.click(screen.getByLabelText('It is unkind'));
    fireEvent.change(screen.getByLabelText('Do you want to say more?'), { target: { value: 'It was rude' } });
    fireEvent.click(button(/^Send$/));
    cleanup();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(sent).toHaveLength(before);
  });

  it('close by Escape and give the focus back', async () => {
    fakeServer({ 'POST /chat/feedback': kept });
    const form = await openForm();
    await act(async () => fireEvent.keyDown(form, { key: 'Escape' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Did this help?' }));
  });

  it('stay pressed when the reply is shown again', async () => {
    fakeServer({ 'POST /chat/feedback': kept });
    const shown = (
      <ReplyFeedback id={id} details={{ ...details, sources: [], suggestions: [] }} question={question} />
    );
    const { unmount } = renderPage(shown);
    await press(/^Yes/);
    unmount();
    renderPage(shown);
    expect(button(/^Yes/).getAttribute('aria-pressed')).toBe('true');
  });
});
