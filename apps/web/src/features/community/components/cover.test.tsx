import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sayFarewell } from '../../../lib/farewell.ts';
import { answerTo, listed, question } from '../../../testing/board.ts';
import { fakeServer, success } from '../../../testing/fake-server.ts';
import {
  button,
  emptyBoardAndPosting,
  LIST,
  prepareVisit,
  renderBoard,
} from '../../../testing/render-board.tsx';
import { CommunityScreen } from './community-screen.tsx';
import { QuestionScreen } from './question-screen.tsx';

const COVER = 'Readers have reported this. A moderator has not looked at it yet.';
const READ = 'GET /community/questions/q1';
const covered = question(1, { covered: true, tags: ['strange'] });

beforeEach(() => void prepareVisit());
afterEach(() => {
  emptyBoardAndPosting();
  sayFarewell(false);
});

describe('a covered question in the list', () => {
  const open = async () => {
    fakeServer({ [LIST]: success(listed([covered, question(2)])) });
    const { container } = renderBoard(<CommunityScreen />);
    await screen.findByText('Question number 2?');
    const card = container.querySelector<HTMLElement>('#post-q1');
    if (!card) throw new Error('no card');
    return card;
  };

  it('tells nothing of itself, not even to a screen reader, until it is asked for', async () => {
    const card = await open();
    expect(within(card).getByText(COVER)).toBeTruthy();
    expect(card.outerHTML).not.toContain('Question number 1?');
    expect(card.outerHTML).not.toContain('strange');
  });

  it('is shown by one button, and takes the focus', async () => {
    const card = await open();
    const show = within(card).getByRole('button', { name: 'Show it' });
    show.focus();
    fireEvent.click(show);
    expect(within(card).getByRole('heading', { name: 'Question number 1?' })).toBeTruthy();
    expect(within(card).queryByText(COVER)).toBeNull();
    expect(document.activeElement).toBe(card);
  });

  it('is covered again after Exit', async () => {
    fireEvent.click(within(await open()).getByRole('button', { name: 'Show it' }));
    expect(screen.queryByText(COVER)).toBeNull();
    cleanup();
    sayFarewell(false);
    expect(within(await open()).getByText(COVER)).toBeTruthy();
  });
});

describe('a discussion', () => {
  it('covers its question, whose title stays away too', async () => {
    fakeServer({ [READ]: success({ question: covered }) });
    renderBoard(<QuestionScreen id="q1" />);
    expect(await screen.findByText(COVER)).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('A question that was reported');
    expect(document.body.innerHTML).not.toContain('Question number 1?');
    fireEvent.click(button('Show it'));
    expect(heading.textContent).toBe('Question number 1?');
    expect(document.activeElement).toBe(heading);
  });

  it('covers one answer and leaves the others', async () => {
    const answers = [answerTo(1), answerTo(2, { covered: true })];
    fakeServer({ [READ]: success({ question: question(1, { answers, answerCount: 2 }) }) });
    renderBoard(<QuestionScreen id="q1" />);
    expect(await screen.findByText('Answer number 1.')).toBeTruthy();
    expect(screen.queryByText('Answer number 2.')).toBeNull();
    fireEvent.click(button('Show it'));
    expect(screen.getByText('Answer number 2.')).toBeTruthy();
  });
});
