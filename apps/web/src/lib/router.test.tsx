import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserVisits, Link, Navigate, Router, useLocation } from './router.tsx';

function Here() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="here">{`${pathname}${search} ${JSON.stringify(state)}`}</p>;
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
});
