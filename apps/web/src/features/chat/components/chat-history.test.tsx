import { act, configure, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { chatActions } from '../state.ts';
import { ChatScreen } from './chat-screen.tsx';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

beforeEach(() => {
  act(() => chatActions().reset());
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.unstubAllGlobals());

function open({ isSignedIn = false } = {}) {
  return renderPage(<ChatScreen isSignedIn={isSignedIn} isChecking={false} question={undefined} />);
}

describe('who is here', () => {
  it('warns visitors once a session that nothing is saved', () => {
    const { unmount } = open();
    expect(screen.getByText('Anonymous Session')).toBeTruthy();
    expect(sessionStorage.getItem('chat_warning_seen')).toBe('true');
    unmount();
    open();
    expect(screen.queryByText('Anonymous Session')).toBeNull();
  });

  it('loads the history of an account and clears it after asking', async () => {
    const messages = [
      { id: 'h1', role: 'user', content: 'From before', timestamp: '2026-11-19T10:00:00Z' },
      { id: 'h2', role: 'assistant', content: 'From then', timestamp: '2026-11-19T10:00:01Z' },
    ];
    const sent = fakeServer({
      'GET /chat': success({ messages: [{ messages }] }),
      'DELETE /chat': success({}),
    });
    open({ isSignedIn: true });
    expect(screen.getByText('Loading your chat history...')).toBeTruthy();
    expect(await screen.findByText('From before')).toBeTruthy();
    expect(screen.queryByText('Anonymous Session')).toBeNull();
    for (const region of screen.getAllByRole('status')) expect(region.textContent).not.toContain('From then');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear History' }));
    expect(
      screen.getByText('Are you sure you want to clear your chat history? This action cannot be undone.'),
    ).toBeTruthy();
    expect(sent).toHaveLength(1);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear it' })));
    expect(screen.queryByText('From before')).toBeNull();
  });

  it('says of an old message the day alone, and no time that nobody knows', async () => {
    const day = { role: 'user', timestamp: '2026-10-03T00:00:00.000Z', dayOnly: true };
    fakeServer({
      'GET /chat': success({ messages: [{ messages: [{ ...day, id: 'h1', content: 'Old' }] }] }),
    });
    open({ isSignedIn: true });
    await screen.findByText('Old');
    expect(screen.getByText('3 October 2026').getAttribute('datetime')).toBe('2026-10-03');
    expect(screen.queryByText(/^\d\d:\d\d$/)).toBeNull();
  });

  it('says why the history could not be deleted', async () => {
    const messages = [{ id: 'h1', role: 'user', content: 'From before', timestamp: '2026-11-19T10:00:00Z' }];
    fakeServer({
      'GET /chat': success({ messages: [{ messages }] }),
      'DELETE /chat': failure(503, 'UNAVAILABLE', 'Later'),
    });
    open({ isSignedIn: true });
    await screen.findByText('From before');
    fireEvent.click(await screen.findByRole('button', { name: 'Clear History' }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear it' })));
    expect(screen.getByText('Failed to delete chat history')).toBeTruthy();
    expect(screen.getByText('From before')).toBeTruthy();
  });
});
