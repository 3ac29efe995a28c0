import { act, cleanup, configure, fireEvent, type RenderResult, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { CommunityScreen } from '../features/community/components/community-screen.tsx';
import { type Partners, PartnersProvider } from '../features/community/partners.ts';
import { resetPosting } from '../features/community/posting.ts';
import { boardActions } from '../features/community/state.ts';
import { listed, questions } from './board.ts';
import { fakeServer, success } from './fake-server.ts';
import { renderPage } from './render-page.tsx';

export const LIST = 'GET /community/questions?page=1';
export const POST = 'POST /community/questions';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

/** Renders a part of the board for a visitor from Kenya who has passed the gate. */
export function renderBoard(page: ReactNode, more: Partial<Partners> = {}): RenderResult {
  const partners: Partners = {
    accountName: undefined,
    country: 'KE',
    countryPicker: null,
    ensureVisitor: async () => undefined,
    checkDanger: async () => undefined,
    prepareDanger: vi.fn(),
    isGateOpen: true,
    ...more,
  };
  return renderPage(<PartnersProvider value={partners}>{page}</PartnersProvider>, { address: '/community' });
}

/** Opens the page of the board with ten questions on it. Answers what is sent. */
export async function openBoard(
  answers: Parameters<typeof fakeServer>[0] = {},
  partners: Partial<Partners> = {},
) {
  const sent = fakeServer({ [LIST]: success(listed(questions(1, 10))), ...answers });
  renderBoard(<CommunityScreen />, partners);
  await screen.findByText('Question number 1?');
  return sent;
}

export const questionBox = () => screen.getByLabelText<HTMLTextAreaElement>('Your question');
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

export function write(text: string): void {
  fireEvent.change(questionBox(), { target: { value: text } });
}

export async function post(text: string): Promise<void> {
  write(text);
  await act(async () => fireEvent.click(button('Post')));
}

/** Somebody who has read the guidelines today, on a screen that does not really scroll. Answers the scrolling. */
export function prepareVisit() {
  localStorage.setItem('guidelines_last_shown', String(Date.now()));
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  return scrolled;
}

export function emptyBoardAndPosting(): void {
  cleanup();
  boardActions().reset();
  resetPosting();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
