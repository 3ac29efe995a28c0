import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerTo, question } from '../../../testing/board.ts';
import { help } from '../../../testing/danger.ts';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { button, emptyBoardAndPosting, prepareVisit, renderBoard } from '../../../testing/render-board.tsx';
import { keepBoard } from '../storage.ts';
import { QuestionScreen } from './question-screen.tsx';

const READ = 'GET /community/questions/q1';
const ANSWER = 'POST /community/questions/q1/answers';
const long = `${'A long story. '.repeat(9)}What now?`;
const whole = question(1, {
  title: long.slice(0, 50),
  content: long,
  answers: [answerTo(1), answerTo(2, { isOwn: true, lang: 'fr' })],
  answerCount: 2,
});

beforeEach(() => void prepareVisit());
afterEach(emptyBoardAndPosting);

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const sent = fakeServer({ [READ]: success({ question: whole }), ...answers });
  renderBoard(<QuestionScreen id="q1" />);
  await screen.findByText(long);
  return sent;
}

describe('a discussion', () => {
  it('has a title, its whole text, its answers and the way back', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${long.slice(0, 50)}…`);
    expect(screen.getByRole('heading', { name: '2 answers' })).toBeTruthy();
    expect(screen.getByText('Answer number 2.').lang).toBe('fr');
    expect(screen.getByRole('link', { name: 'Back to discussions' }).getAttribute('href')).toBe('/community');
  });

  it('says that it is not there', async () => {
    fakeServer({ [READ]: failure(404, 'NOT_FOUND', 'Nothing') });
    renderBoard(<QuestionScreen id="q1" />);
    expect(await screen.findByRole('heading', { name: 'This discussion is not here' })).toBeTruthy();
  });

  it('loads again after a lost network', async () => {
    fakeServer({ [READ]: ['no network', success({ question: whole })] });
    renderBoard(<QuestionScreen id="q1" />);
    expect(await screen.findByText('Failed to fetch question')).toBeTruthy();
    fireEvent.click(button('Try again'));
    expect(await screen.findByText(long)).toBeTruthy();
  });
});

describe('a discussion of the kept list', () => {
  it('is shown without a network, and offers to fetch its answers', async () => {
    const kept = { ...whole, answers: [] };
    keepBoard({ questions: [kept], likedQuestionIds: [], hasLoadedInitial: true });
    fakeServer({ [READ]: ['no network', success({ question: whole })] });
    renderBoard(<QuestionScreen id="q1" />);
    expect(await screen.findByText('Failed to fetch question')).toBeTruthy();
    expect(screen.getByText(long)).toBeTruthy();
    fireEvent.click(button('Try again'));
    expect(await screen.findByText('Answer number 1.')).toBeTruthy();
  });
});

describe('the answer form', () => {
  const answered = question(1, {
    ...whole,
    answers: [...whole.answers, answerTo(3, { isOwn: true })],
    answerCount: 3,
  });

  it('refuses an empty answer', async () => {
    const sent = await open();
    fireEvent.change(screen.getByLabelText('Your answer', { selector: 'textarea' }), {
      target: { value: '  ' },
    });
    await act(async () => fireEvent.click(button('Post Answer')));
    expect(screen.getByText('Write your answer first.')).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('adds the answer as the server has it, with its code beside it', async () => {
    const sent = await open({
      [ANSWER]: success({ question: answered, answerId: 'a3', receipt: 'WXYZ' }, { status: 201 }),
    });
    fireEvent.change(screen.getByLabelText('Your answer', { selector: 'textarea' }), {
      target: { value: 'Try a clinic.' },
    });
    await act(async () => fireEvent.click(button('Post Answer')));
    expect(sent.at(-1)?.body).toMatchObject({ content: 'Try a clinic.', isAnonymous: true });
    expect(screen.getByRole('heading', { name: '3 answers' })).toBeTruthy();
    expect(screen.getByText('WXYZ').closest('li')?.textContent).toContain('Answer number 3.');
    expect(screen.getByText('Your answer has been posted!')).toBeTruthy();
  });

  it('keeps the text when the answer fails', async () => {
    await open({ [ANSWER]: failure(429, 'TOO_MANY_REQUESTS', 'Wait a moment.') });
    const box = screen.getByLabelText<HTMLTextAreaElement>('Your answer', { selector: 'textarea' });
    fireEvent.change(box, { target: { value: 'Try a clinic.' } });
    await act(async () => fireEvent.click(button('Post Answer')));
    expect(screen.getByText('Wait a moment.')).toBeTruthy();
    expect(box.value).toBe('Try a clinic.');
  });
});

describe('a report', () => {
  const REPORT = 'POST /community/questions/q1/answers/a1/reports';

  async function openReport(answer: Parameters<typeof fakeServer>[0][string]) {
    const sent = await open({ [REPORT]: answer });
    fireEvent.click(button('Report: CalmHeron412'));
    return { sent, dialog: within(await screen.findByRole('dialog', { name: 'Report this post' })) };
  }

  it('asks for a reason, thanks, and offers help', async () => {
    const { sent, dialog } = await openReport(success({ notice: 'Thanks.' }, { status: 201, help }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Choose a reason first.')).toBeTruthy();
    fireEvent.click(dialog.getByLabelText('A child could be in danger'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send report' })));
    expect(sent.at(-1)?.body).toEqual({ reason: 'child-safety', language: 'en', country: 'KE' });
    expect(screen.getByText('Thanks.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Call .*112/ })).toBeTruthy();
  });

  it('says that it was not sent', async () => {
    const { dialog } = await openReport('no network');
    fireEvent.click(dialog.getByLabelText('Something else'));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Send report' })));
    expect(dialog.getByText('Failed to send report')).toBeTruthy();
  });

  it('cannot be made about one’s own post, which can be deleted', async () => {
    const sent = await open({
      'DELETE /community/questions/q1/answers/a2': success({ question: question(1) }),
    });
    expect(screen.getAllByRole('button', { name: /^Report/ })).toHaveLength(2);
    fireEvent.click(button('Delete'));
    await act(async () => fireEvent.click(button('Delete it')));
    expect(sent.at(-1)?.call).toBe('DELETE /community/questions/q1/answers/a2');
    expect(screen.queryByText('Answer number 2.')).toBeNull();
  });
});
