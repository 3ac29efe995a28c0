import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, success } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { chatActions } from '../state.ts';
import { ChatScreen } from './chat-screen.tsx';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

beforeEach(() => {
  act(() => chatActions().reset());
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the list of messages', () => {
  it('in doubt asks to tap the question that is meant, with nothing between it and the line', async () => {
    const doubt = { results: 'Is one of these your question?', kind: 'unsure', language: 'en', sources: [] };
    const offered = ['Does the coil hurt?', 'Does the implant hurt?', 'Does the injection hurt?'];
    const sent = fakeServer({ 'POST /chat': success({ ...doubt, suggestions: offered, saved: false }) });
    renderPage(<ChatScreen isSignedIn={false} isChecking={false} question={undefined} />);
    fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'it hurts' } });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    const questions = within(await screen.findByRole('list', { name: 'Tap your question' })).getAllByRole(
      'button',
    );
    expect(questions.map(({ textContent }) => textContent)).toEqual(offered);
    expect(screen.queryByText(/Checked by our editors/)).toBeNull();
    expect(screen.queryByText('Did this help?')).toBeNull();
    await act(async () => fireEvent.click(questions[1] as HTMLElement));
    expect(sent.at(-1)?.body).toMatchObject({ question: 'Does the implant hurt?' });
  });
});
