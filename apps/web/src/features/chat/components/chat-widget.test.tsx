import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { chatActions } from '../state.ts';
import { ChatWidget } from './chat-widget.tsx';

// Parts fetched on first use take longer on a busy machine.
configure({ asyncUtilTimeout: 4_000 });

beforeEach(() => {
  act(() => chatActions().reset());
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => void vi.unstubAllGlobals());

const launcher = () => screen.findByRole('button', { name: 'Ask Health Questions' });

async function openPanel() {
  fireEvent.click(await launcher());
  return screen.findByRole('dialog', { name: 'Ask Health Questions' });
}

describe('the chat in the corner', () => {
  it('is not on the chat page', () => {
    renderPage(<ChatWidget />, { address: '/fr/chat', language: 'fr' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens with the focus inside, a link to the page and its own button', async () => {
    renderPage(<ChatWidget />, { address: '/learn' });
    const panel = await openPanel();
    await waitFor(() => expect(document.activeElement).toBe(panel));
    expect(screen.getByRole('link', { name: 'Open the full chat page' }).getAttribute('href')).toBe('/chat');
    expect(screen.getByRole('button', { name: 'Ask Chat' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ask Health Questions' })).toBeNull();
  });

  it('closes by Escape and gives the focus back', async () => {
    renderPage(<ChatWidget />);
    fireEvent.keyDown(await openPanel(), { key: 'Escape' });
    await waitFor(async () => expect(document.activeElement).toBe(await launcher()));
  });

  it('shows the error of the chat in a banner that can be closed, and shares the conversation', async () => {
    fakeServer({ 'POST /chat': 'no network' });
    renderPage(<ChatWidget />);
    await openPanel();
    await act(() => chatActions().send('asked on the page', { language: 'en', country: undefined }));
    expect(await screen.findByText('asked on the page')).toBeTruthy();
    expect(screen.getByText('Failed to send message').closest('[role=alert]')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Failed to send message')).toBeNull();
  });
});
