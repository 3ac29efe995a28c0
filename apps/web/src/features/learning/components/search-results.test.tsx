import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../lib/content.ts';
import { chooseCountry } from '../../../lib/country.ts';
import { LanguageProvider, loadMessages } from '../../../lib/messages.tsx';
import { browserVisits, Router } from '../../../lib/router.tsx';
import { resetLearning } from '../state.ts';
import { loadSearch } from '../use-found.ts';
import { SearchResults } from './search-results.tsx';

configure({ asyncUtilTimeout: 10_000 });

async function search(query: string) {
  cleanup();
  await act(async () =>
    render(
      <Router visits={browserVisits()}>
        <LanguageProvider language="en">
          <Suspense>
            <SearchResults query={query} onOpen={vi.fn()} />
          </Suspense>
        </LanguageProvider>
      </Router>,
    ),
  );
}

const inside = () => screen.findByRole('region', { name: 'Inside the articles' });
const first = async () =>
  within(await inside())
    .getAllByRole('link')[0]
    ?.getAttribute('href');

/** The index of a whole library is opened once; a busy machine takes its time. */
const LONG = 60_000;
beforeAll(async () => void (await loadSearch('en')), LONG);
beforeEach(async () => {
  window.history.replaceState(null, '', '/learn');
  await loadMessages('en', ['learning', 'shell']);
  await loadContent('en', 'library');
});
afterEach(() => {
  cleanup();
  resetLearning();
  chooseCountry(undefined);
});

describe('a search', { timeout: LONG }, () => {
  it('that finds nothing says so, and takes its words to the chat in memory', async () => {
    await search('xqzzzzwv');
    expect(await screen.findByText(/^Nothing found/)).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Inside the articles' })).toBeNull();
    const ask = screen.getByRole('link', { name: 'Ask in the chat' });
    expect(ask.getAttribute('href')).toBe('/chat');
    await act(async () => void fireEvent.click(ask));
    await waitFor(() => expect(window.location.pathname).toBe('/chat'));
    expect(window.location.search + window.location.hash).toBe('');
    expect(window.history.state).toMatchObject({ question: 'xqzzzzwv' });
  });

  it('that nothing fits says so, and shows no more than three that are near', async () => {
    await search('best phone to buy');
    expect(await screen.findByText(/^Nothing fits exactly/)).toBeTruthy();
    expect(within(await inside()).getAllByRole('link').length).toBeLessThanOrEqual(3);
  });

  it('for the law leads to that of the country that is named, else of the one that was chosen', async () => {
    await search('is abortion legal in kenya');
    await waitFor(async () => expect(await first()).toBe('/learn/law-ke#abortion'));
    act(() => chooseCountry('UG'));
    await search('is abortion legal');
    await waitFor(async () => expect(await first()).toBe('/learn/law-ug#abortion'));
    await search('rwanda');
    await waitFor(async () => expect(await first()).toBe('/learn/law-rw'));
    act(() => chooseCountry(undefined));
    await search('law');
    await waitFor(async () => expect(await first()).toBe('/learn/law'));
  });

  it('for condoms in a country is no search for its law', async () => {
    await search('condoms in uganda');
    await waitFor(async () => expect(await first()).toMatch(/^\/learn\/condoms#/));
  });
});
