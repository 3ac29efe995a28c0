import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, success } from '../../../testing/fake-server.ts';
import { answer } from '../../../testing/new-chat.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { chatActions } from '../state.ts';
import { ChatScreen } from './chat-screen.tsx';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

/** What this phone keeps. */
let kept: string[] = [];

beforeEach(() => {
  act(() => chatActions().reset());
  Element.prototype.scrollIntoView = vi.fn();
  vi.stubGlobal('caches', { match: async (path: string) => (kept.includes(path) ? {} : undefined) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function askWithoutNetwork() {
  const sent = fakeServer({ 'POST /chat': ['no network', success(answer)] });
  renderPage(<ChatScreen isSignedIn={false} isChecking={false} question={undefined} />);
  fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'Is it late?' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  return { sent, outbox: within(await screen.findByRole('region', { name: 'No network' })) };
}

describe('a question without a network', () => {
  it('is said to wait on this page, beside the pages that this phone keeps', async () => {
    kept = ['/services'];
    const { outbox } = await askWithoutNetwork();
    expect(outbox.getAllByRole('status')[0]?.textContent).toBe('No network');
    expect(outbox.getByText(/Your question waits on this page only/)).toBeTruthy();
    expect((await outbox.findByRole('link', { name: 'Lines to call' })).getAttribute('href')).toBe(
      '/services',
    );
    expect(outbox.queryByRole('link', { name: 'Articles' })).toBeNull();
  });

  it('goes out with one tap once the browser says that the network is back', async () => {
    const { sent, outbox } = await askWithoutNetwork();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(outbox.getAllByRole('status')[0]?.textContent).toBe('The network is back.');
    await act(async () => fireEvent.click(outbox.getByRole('button', { name: 'Send again' })));
    expect(sent.at(-1)?.body).toMatchObject({ question: 'Is it late?' });
    expect(screen.queryByRole('region', { name: 'No network' })).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Conversation');
  });

  it('is taken away with one tap', async () => {
    const { outbox } = await askWithoutNetwork();
    await act(async () => fireEvent.click(outbox.getByRole('button', { name: 'Remove' })));
    expect(screen.queryByText('Is it late?')).toBeNull();
    expect(screen.queryByText('Failed to send message')).toBeNull();
  });
});
