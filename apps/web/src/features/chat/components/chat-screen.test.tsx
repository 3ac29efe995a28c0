import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCountry } from '../../../lib/country.ts';
import { fakeServer, success } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { chatActions } from '../state.ts';
import { ChatScreen } from './chat-screen.tsx';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

const answer = {
  results: 'Most methods are **safe**.',
  kind: 'answer',
  language: 'en',
  sources: [{ organisation: 'WHO', title: 'Family planning', year: 2025, url: 'https://www.who.int/x' }],
  review: { state: 'editorial', date: '2026-11-20' },
  article: { slug: 'choosing', title: 'Choosing a method' },
  suggestions: ['How long does it last?'],
  saved: false,
};

beforeEach(() => {
  act(() => chatActions().reset());
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => chooseCountry(undefined));
});

function open({ question }: { question?: string } = {}) {
  return renderPage(<ChatScreen isSignedIn={false} isChecking={false} question={question} />);
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

function write(text: string) {
  fireEvent.change(box(), { target: { value: text } });
}

async function ask(text: string) {
  write(text);
  await act(async () => fireEvent.click(sendButton()));
}

describe('the chat page', () => {
  it('says that it loads, and shows no empty chat, until it is known who is here', () => {
    renderPage(<ChatScreen isSignedIn={false} isChecking question={undefined} />);
    expect(screen.getByText('Loading your chat history...').role).toBe('status');
    expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
    expect(screen.queryByText('Anonymous Session')).toBeNull();
  });

  it('begins with the six questions, and a tapped one is asked', async () => {
    const sent = fakeServer({ 'POST /chat': success(answer) });
    open();
    const questions = within(screen.getByRole('list', { name: 'Suggested questions' })).getAllByRole(
      'button',
    );
    expect(questions).toHaveLength(6);
    fireEvent.click(questions[5] as HTMLElement);
    expect(await screen.findByText('safe', { selector: 'strong' })).toBeTruthy();
    expect(sent[0]?.body).toMatchObject({ question: 'Where can I get contraception nearby?' });
    expect(screen.queryByRole('list', { name: 'Suggested questions' })).toBeNull();
  });

  it('shows a reply with its sources, review state, article and next questions', async () => {
    fakeServer({ 'POST /chat': success(answer) });
    open();
    await ask('is it safe');
    expect(await screen.findByText('safe', { selector: 'strong' })).toBeTruthy();
    const source = screen.getByText(/WHO: Family planning \(2025\)/).closest('a');
    expect(source?.target).toBe('_blank');
    expect(source?.rel).toBe('noopener noreferrer');
    expect(
      screen.getByText('Checked by our editors on 20 November 2026, not yet by a clinician.'),
    ).toBeTruthy();
    expect(screen.getByText('In the library: Choosing a method')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'How long does it last?' })).toBeTruthy();
  });

  it('shows the beginning of an answer, and the rest of it in place for whoever wants more', async () => {
    fakeServer({ 'POST /chat': success({ ...answer, more: 'The rest of it.' }) });
    open();
    await ask('is it safe');
    const more = (await screen.findByText('More')).closest('details');
    expect(more?.open).toBe(false);
    expect(within(more as HTMLElement).getByText('The rest of it.')).toBeTruthy();
  });

  it('says once that a program answers', async () => {
    fakeServer({ 'POST /chat': success(answer) });
    open();
    await ask('one');
    await ask('two');
    expect(screen.getAllByText(/computer program, not a doctor or a person/)).toHaveLength(1);
  });

  it('tells a screen reader that a reply is being written, then the reply', async () => {
    fakeServer({ 'POST /chat': success(answer) });
    open();
    write('hello');
    fireEvent.click(sendButton());
    const announcer = () => screen.getAllByRole('status').map((region) => region.textContent);
    expect(announcer()).toContain('Bot is typing');
    await waitFor(() => expect(announcer()).toContain('Salama: Most methods are safe.'));
  });

  it('puts a question chosen elsewhere into the box without sending it', () => {
    const sent = fakeServer({});
    open({ question: 'What is a coil?' });
    expect(box().value).toBe('What is a coil?');
    expect(sent).toEqual([]);
  });
});

describe('the text box', () => {
  it('sends on Enter, not on Shift+Enter, nor while a word is being composed', async () => {
    const sent = fakeServer({ 'POST /chat': success(answer) });
    open();
    write('hello there');
    fireEvent.keyDown(box(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(box().value).toBe('hello there');
    await act(async () => fireEvent.keyDown(box(), { key: 'Enter' }));
    expect(sent).toHaveLength(1);
  });

  it('cannot send nothing, nor while a reply is awaited', async () => {
    fakeServer({ 'POST /chat': success(answer) });
    open();
    expect(sendButton().disabled).toBe(true);
    write('hello');
    expect(sendButton().disabled).toBe(false);
    fireEvent.click(sendButton());
    write('more');
    expect(sendButton().disabled).toBe(true);
    await waitFor(() => expect(sendButton().disabled).toBe(false));
  });

  it('counts the characters near the limit', () => {
    open();
    write('a b '.repeat(220));
    expect(screen.queryByText(/character/)).toBeNull();
    write('ab '.repeat(333));
    expect(screen.getByText('2 characters left')).toBeTruthy();
    write(`${'ab '.repeat(333)}cde`);
    expect(screen.getByText('2 characters too many')).toBeTruthy();
  });

  it('sends the chosen country and remembers it', async () => {
    const sent = fakeServer({ 'POST /chat': success(answer) });
    open();
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'TZ' } });
    expect(localStorage.getItem('country')).toBe('TZ');
    await ask('hello');
    expect(sent[0]?.body).toMatchObject({ country: 'TZ' });
  });
});

describe('a refused or lost message', () => {
  it('keeps a text in capitals in the box, under a notice that can be closed', async () => {
    fakeServer({});
    open();
    await ask('WHY IS IT LATE');
    const notice = screen.getByText("Please don't use too many capital letters").closest('[role=alert]');
    expect(box().value).toBe('WHY IS IT LATE');
    fireEvent.click(within(notice as HTMLElement).getByRole('button'));
    expect(screen.queryByText(/capital letters/)).toBeNull();
  });

  it('shows help with numbers to tap even when the rules refuse the text', async () => {
    fakeServer({});
    open();
    act(() => chooseCountry('KE'));
    await ask('HELP ME I AM BLEEDING SO MUCH AND I AM PREGNANT');
    const call = await screen.findByRole('link', { name: /Call .*112/ });
    expect(call.getAttribute('href')).toBe('tel:112');
    expect(call.closest('[role=alert]')).toBeTruthy();
  });

  it('marks a lost message and sends it again on Retry', async () => {
    fakeServer({ 'POST /chat': ['no network', success(answer)] });
    open();
    await ask('are you there');
    expect(screen.getByText('Not sent')).toBeTruthy();
    expect(screen.getByText('Failed to send message')).toBeTruthy();
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement),
    );
    expect(screen.queryByText('Not sent')).toBeNull();
    expect(screen.queryByText('Failed to send message')).toBeNull();
  });
});
