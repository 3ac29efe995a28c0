import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserVisits, Link, Navigate, Router, useIsStuck, useLocation } from './router.tsx';

function Here() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="here">{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

function Stuck() {
  return <p>{useIsStuck() ? 'stuck' : 'free'}</p>;
}

const here = () => screen.getByTestId('here').textContent;

function open(children: React.ReactNode) {
  render(
    <Router visits={browserVisits()}>
      <Here />
      {children}
    </Router>,
  );
}

beforeEach(() => window.history.replaceState(null, '', '/start'));

describe('the router', () => {
  it('follows a link without loading the document, and keeps its state out of the address', async () => {
    open(
      <Link to="/chat" state={{ question: 'secret' }}>
        Chat
      </Link>,
    );
    await act(async () => void fireEvent.click(screen.getByText('Chat')));
    expect(here()).toBe('/chat {"question":"secret"}');
    expect(window.location.href).not.toContain('secret');
  });

  it('leaves new tabs to the browser', () => {
    open(<Link to="/chat">Chat</Link>);
    expect(fireEvent.click(screen.getByText('Chat'), { ctrlKey: true })).toBe(true);
    expect(here()).toBe('/start null');
  });

  it('follows Back and Forward', async () => {
    open(null);
    await act(async () => {
      window.history.replaceState(null, '', '/back?page=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(here()).toBe('/back?page=2 null');
  });

  it('moves on by itself where it is told to', async () => {
    const before = window.history.length;
    await act(async () => open(<Navigate to="/login" replace />));
    expect(here()).toBe('/login null');
    expect(window.history.length).toBe(before);
  });

  it('stays where it is when the next page cannot be had without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(
      <Router visits={browserVisits()} prepare={() => Promise.reject(new Error('offline'))}>
        <Here />
        <Stuck />
        <Link to="/chat">Chat</Link>
      </Router>,
    );
    await act(async () => void fireEvent.click(screen.getByText('Chat')));
    expect(here()).toBe('/start null');
    expect(screen.getByText('stuck')).toBeTruthy();
  });

  it('loads the document when a file of this version is gone', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    render(
      <Router visits={browserVisits()} prepare={() => Promise.reject(new Error('gone'))}>
        <Link to="/chat">Chat</Link>
      </Router>,
    );
    await act(async () => void fireEvent.click(screen.getByText('Chat')));
    expect(assign).toHaveBeenCalledExactlyOnceWith('/chat');
  });

  it('goes to the last of two links pressed, whichever is ready first', async () => {
    const ready = new Map<string, () => void>();
    const prepare = (address: string) => new Promise<void>((resolve) => ready.set(address, resolve));
    render(
      <Router visits={browserVisits()} prepare={prepare}>
        <Here />
        <Link to="/slow">Slow</Link>
        <Link to="/quick">Quick</Link>
      </Router>,
    );
    fireEvent.click(screen.getByText('Slow'));
    fireEvent.click(screen.getByText('Quick'));
    await act(async () => ready.get('/quick')?.());
    await act(async () => ready.get('/slow')?.());
    expect(here()).toBe('/quick null');
  });
});
