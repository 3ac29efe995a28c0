import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserVisits, Link, Navigate, Router, useLocation, useStuckMove } from './router.tsx';

function Here() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="here">{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
}

function Stuck() {
  return <p>{useStuckMove() === undefined ? 'free' : 'stuck'}</p>;
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

/** The server answers, or does not. */
function server(answer: 'here' | 'away' | 'broken') {
  const ask = vi.fn<typeof fetch>(async () => {
    if (answer === 'away') throw new TypeError('Failed to fetch');
    return new Response('', { status: answer === 'here' ? 200 : 502 });
  });
  vi.stubGlobal('fetch', ask);
  return ask;
}

beforeEach(() => window.history.replaceState(null, '', '/start'));
afterEach(() => void vi.unstubAllGlobals());

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

  it.each(['away', 'broken'] as const)(
    'stays where it is when the next page cannot be had: server %s',
    async (answer) => {
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
      server(answer);
      render(
        <Router visits={browserVisits()} prepare={() => Promise.reject(new Error('offline'))}>
          <Here />
          <Stuck />
          <Link to="/chat">Chat</Link>
        </Router>,
      );
      await act(async () => void fireEvent.click(screen.getByText('Chat')));
      expect(await screen.findByText('stuck')).toBeTruthy();
      expect(here()).toBe('/start null');
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('loads the document when a file of this version is gone', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    const ask = server('here');
    render(
      <Router visits={browserVisits()} prepare={() => Promise.reject(new Error('gone'))}>
        <Link to="/chat">Chat</Link>
      </Router>,
    );
    await act(async () => void fireEvent.click(screen.getByText('Chat')));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/chat'));
    expect(ask).toHaveBeenCalledExactlyOnceWith('/build-id', expect.objectContaining({ cache: 'no-store' }));
  });

  it('stays where Back has led, whatever is ready afterwards', async () => {
    let arrive = () => {};
    const prepare = () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
      });
    render(
      <Router visits={browserVisits()} prepare={prepare}>
        <Here />
        <Link to="/slow">Slow</Link>
      </Router>,
    );
    fireEvent.click(screen.getByText('Slow'));
    await act(async () => {
      window.history.replaceState(null, '', '/before');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await act(async () => arrive());
    expect(here()).toBe('/before null');
  });

  it('says nothing of a link that failed after Back', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    server('here');
    let fail = (_error: Error) => {};
    const prepare = () =>
      new Promise<void>((_resolve, reject) => {
        fail = reject;
      });
    render(
      <Router visits={browserVisits()} prepare={prepare}>
        <Stuck />
        <Link to="/slow">Slow</Link>
      </Router>,
    );
    fireEvent.click(screen.getByText('Slow'));
    await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
    await act(async () => fail(new Error('gone')));
    expect(assign).not.toHaveBeenCalled();
    expect(screen.getByText('free')).toBeTruthy();
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
