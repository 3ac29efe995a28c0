import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sayFarewell } from '../../../lib/farewell.ts';
import { deviceFinds, help } from '../../../testing/danger.ts';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { SuggestionBox } from './suggestion-box.tsx';

const SEND = 'POST /suggestions';
const sentAlright = success({ suggestion: {} }, { status: 201 });

function open(answer: Parameters<typeof fakeServer>[0][string]) {
  const sent = fakeServer({ [SEND]: answer });
  renderPage(<SuggestionBox />);
  return sent;
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Your suggestion');
async function send(text: string): Promise<void> {
  fireEvent.change(box(), { target: { value: text } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send suggestion' })));
}

beforeEach(() => void deviceFinds(undefined));
afterEach(() => {
  cleanup();
  sayFarewell(false);
  vi.unstubAllGlobals();
});

describe('the suggestion box', () => {
  it('sends an improvement unless something else is chosen, trimmed', async () => {
    const sent = open(sentAlright);
    await send('  Larger letters  ');
    await screen.findByText('Thank You!');
    expect(sent[0]?.body).toEqual({ type: 'IMPROVEMENT', suggestion: 'Larger letters', language: 'en' });
  });

  it('sends the type that is chosen', async () => {
    const sent = open(sentAlright);
    fireEvent.click(screen.getByLabelText('Something broken'));
    await send('The button does nothing');
    await screen.findByText('Thank You!');
    expect(sent[0]?.body).toMatchObject({ type: 'BUG REPORT' });
  });

  it('thanks, and begins anew when asked', async () => {
    open(sentAlright);
    await send('Larger letters');
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Submit Another Suggestion' }));
    expect(box().value).toBe('');
    expect(screen.getByLabelText<HTMLInputElement>('An improvement').checked).toBe(true);
  });

  it.each([
    [' \n ', 'Write your suggestion first.'],
    ['a'.repeat(2_001), 'Your suggestion is too long (maximum 2000 characters)'],
  ])('does not send %#', async (text, reason) => {
    const sent = open(sentAlright);
    await send(text);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each([
    [failure(429, 'TOO_MANY_REQUESTS', 'Wait a moment.'), 'Wait a moment.'],
    ['no network' as const, 'could not be reached'],
  ])('keeps the text when it fails (%#), with the reason', async (answer, reason) => {
    open(answer);
    await send('Larger letters');
    const said = await screen.findByText('Failed to send suggestion');
    expect(said.closest('[role=alert]')?.textContent).toContain(reason);
    expect(box().value).toBe('Larger letters');
  });

  it('shows help to whoever tells of danger', async () => {
    deviceFinds(help);
    open(sentAlright);
    await send('I am bleeding, please help');
    expect(await screen.findByText('112')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Thank You!' })).toBeTruthy();
  });
});
