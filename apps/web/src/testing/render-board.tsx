import { act, cleanup, configure, fireEvent, type RenderResult, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { CommunityScreen } from '../features/community/components/community-screen.tsx';
import { AccountName } from '../features/writing/author.ts';
import { chooseCountry } from '../lib/country.ts';
import { sayFarewell } from '../lib/farewell.ts';
import { listed, questions } from './board.ts';
import { deviceFinds } from './danger.ts';
import { fakeServer, success } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

export const LIST = 'GET /community/questions?page=1';
export const POST = 'POST /community/questions';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

/** Renders a part of the board, for a visitor without an account unless it has a name. */
export function renderBoard(page: ReactNode, accountName?: string): RenderResult {
  return renderPage(<AccountName value={accountName}>{page}</AccountName>, { address: '/community' });
}

/** Opens the page of the board with ten questions on it. Answers what is sent. */
export async function openBoard(answers: Parameters<typeof fakeServer>[0] = {}, accountName?: string) {
  const sent = fakeServer({ [LIST]: success(listed(questions(1, 10))), ...answers });
  renderBoard(<CommunityScreen />, accountName);
  await screen.findByText('Question number 1?');
  return sent;
}

export const questionBox = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

/** The composer is one line until then. */
export const begin = () => fireEvent.focus(questionBox());

export function write(text: string): void {
  begin();
  fireEvent.change(questionBox(), { target: { value: text } });
}

export async function post(text: string): Promise<void> {
  write(text);
  await act(async () => fireEvent.click(button('Post')));
}

/** Somebody from Kenya whose device finds no danger, on a screen that does not really scroll. Answers the scrolling. */
export function prepareVisit() {
  deviceFinds(undefined);
  chooseCountry('KE');
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  return scrolled;
}

export function emptyBoardAndPosting(): void {
  cleanup();
  sayFarewell(false);
  chooseCountry(undefined);
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
