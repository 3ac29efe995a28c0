import type { Material } from '@salama/contract/learning/schemas.ts';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../../lib/content.ts';
import { LanguageProvider, loadMessages } from '../../../lib/messages.tsx';
import { browserVisits, Router } from '../../../lib/router.tsx';
import { fakeServer, success } from '../../../testing/fake-server.ts';
import { resetLearning } from '../state.ts';
import { LearnScreen } from './learn-screen.tsx';

configure({ asyncUtilTimeout: 4_000 });

const CHANGES = 'GET /learning-materials/changes';
const ADDED = 'GET /learning-materials?category=CONTRACEPTION&builtIn=false';
const film: Material = {
  _id: '0b8f2c5e-3a47-4d1c-9c52-6a2a9d0d1e11',
  title: 'A film about the coil',
  description: 'How it is fitted.',
  category: 'CONTRACEPTION',
  icon: 'Heart',
  featured: false,
  url: 'https://www.youtube.com/watch?v=abc_DEF-123',
  readTime: '12 min',
  status: 'PUBLISHED',
  builtIn: false,
  lang: 'fr',
};
const changes = (more = {}) => success({ withdrawn: [], featured: [], added: {}, ...more });

async function open(answers: Parameters<typeof fakeServer>[0] = {}) {
  const sent = fakeServer({ [CHANGES]: changes(), ...answers });
  await act(async () =>
    render(
      <Router visits={browserVisits()}>
        <LanguageProvider language="en">
          <Suspense>
            <LearnScreen />
          </Suspense>
        </LanguageProvider>
      </Router>,
    ),
  );
  return sent;
}
const topic = (name: string) => {
  const card = screen.getByRole('heading', { name, level: 3 }).closest('details');
  if (!card) throw new Error(`${name} is no card`);
  return card;
};
const press = (element: Element | null) => act(async () => void fireEvent.click(element ?? document.body));
const toggle = (name: string) => press(topic(name).querySelector('summary'));

const back = () => act(async () => window.history.back());

beforeEach(async () => {
  window.history.replaceState(null, '', '/learn');
  await loadMessages('en', ['learning', 'shell']);
  await loadContent('en', 'library');
});
afterEach(() => {
  cleanup();
  resetLearning();
  vi.unstubAllGlobals();
});

describe('the topics', () => {
  it('are nine, and two shelves, all closed, each a list of links that work without scripts', async () => {
    await open();
    const cards = [...document.querySelectorAll('details')];
    expect(cards.map((card) => card.open)).toEqual(Array(11).fill(false));
    const link = within(topic('Contraception')).getByText('Condoms, step by step').closest('a');
    expect(link?.getAttribute('href')).toBe('/learn/condoms');
    expect(within(topic('Contraception')).getAllByText(/^\d+ min read$/).length).toBeGreaterThan(4);
  });

  it('open one at a time', async () => {
    await open();
    await toggle('Contraception');
    await toggle('Relationships');
    expect([topic('Contraception').open, topic('Relationships').open]).toEqual([false, true]);
  });

  it('close by Back, one after the other', async () => {
    await open();
    await toggle('Contraception');
    await toggle('Relationships');
    await back();
    await waitFor(() => expect(topic('Contraception').open).toBe(true));
    await back();
    await waitFor(() => expect(document.querySelectorAll('details[open]')).toHaveLength(0));
  });

  it('open nothing for an entry of the history that an earlier load has made', async () => {
    await open();
    await toggle('Contraception');
    cleanup();
    window.history.replaceState({ opening: 1 }, '', '/learn');
    await open();
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('say so when they hold nothing', async () => {
    const slugs = (await loadContent('en', 'library'))
      .filter(({ category }) => category === 'SAFE_ABORTION')
      .map(({ slug }) => slug);
    await open({ [CHANGES]: changes({ withdrawn: slugs }) });
    await toggle('Safe Abortion');
    expect(
      await within(topic('Safe Abortion')).findByText('No materials available in this category yet.'),
    ).toBeTruthy();
  });

  it('show what administrators added and featured, and not what they withdrew', async () => {
    const answer = changes({
      withdrawn: ['condoms'],
      featured: ['emergency-pill'],
      added: { CONTRACEPTION: 1 },
    });
    await open({ [CHANGES]: answer, [ADDED]: success([film]) });
    await toggle('Contraception');
    const card = within(topic('Contraception'));
    expect(await card.findByText(film.title)).toBeTruthy();
    expect(card.queryByText('Condoms, step by step')).toBeNull();
    const titles = card.getAllByRole('link').map((link) => link.textContent);
    expect(titles[0]).toMatch(/emergency pill.*Recommended/);
    expect(titles[1]).toMatch(/A film about the coil12 min read.*Video.*in French/);
  });

  it('keep the library when the server cannot be asked, and try again', async () => {
    await open({ [CHANGES]: 'no network' });
    await toggle('Contraception');
    const card = within(topic('Contraception'));
    expect(await card.findByText('Failed to fetch materials')).toBeTruthy();
    expect(card.getByText('Condoms, step by step')).toBeTruthy();
    fakeServer({ [CHANGES]: changes() });
    await press(card.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(card.queryByText('Failed to fetch materials')).toBeNull());
  });
});

describe('the search', () => {
  const type = (text: string) =>
    act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } }));

  it('finds by title, and inside articles, without asking the server', async () => {
    const sent = await open();
    await type('condons');
    expect(await screen.findByText('Inside the articles')).toBeTruthy();
    expect(
      screen.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('/learn/condoms#')),
    ).toBe(true);
    await type('step by step');
    expect(await screen.findByText('Condoms, step by step', { selector: '.underline' })).toBeTruthy();
    expect(sent.map(({ call }) => call)).toEqual([CHANGES]);
    expect(window.location.search).toBe('');
  });

  it('asks the server where administrators have added something', async () => {
    await open({
      [CHANGES]: changes({ added: { CONTRACEPTION: 1 } }),
      'GET /learning-materials?search=film+about&builtIn=false': success([film]),
    });
    await type('film about');
    expect(await screen.findByText(film.title)).toBeTruthy();
  });
});

describe('the reader', () => {
  async function openAdded(material: Material) {
    const added = changes({ added: { CONTRACEPTION: 1 } });
    await open({ [CHANGES]: added, [ADDED]: success([material]) });
    await toggle('Contraception');
    // The DOM of the tests would follow the link before React has heard of the click.
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    await press(await within(topic('Contraception')).findByText(material.title));
  }

  it('frames an article of ours at once', async () => {
    await open();
    await toggle('Contraception');
    await press(within(topic('Contraception')).getByText('Condoms, step by step'));
    const reader = await screen.findByRole('dialog', { name: 'Condoms, step by step' });
    expect(within(reader).getByTitle('Condoms, step by step').getAttribute('src')).toBe(
      '/learn/condoms?embedded',
    );
    expect(within(reader).getByText(/^\d+ min read$/)).toBeTruthy();
    const alone = within(reader).getByRole('link', { name: /Open in new tab/ });
    expect([alone.getAttribute('href'), alone.getAttribute('target')]).toEqual(['/learn/condoms', '_blank']);
  });

  it('says who will see the visit before it frames anybody else', async () => {
    await openAdded(film);
    const reader = within(await screen.findByRole('dialog', { name: film.title }));
    expect(reader.queryByTitle(film.title)).toBeNull();
    expect(reader.getByText(/youtube\.com can see that somebody/)).toBeTruthy();
    expect(reader.getByText(/Some sites do not allow/)).toBeTruthy();
    expect(reader.getByText('Video ·')).toBeTruthy();
    await press(reader.getByRole('button', { name: 'Show it here' }));
    const frame = reader.getByTitle(film.title);
    expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abc_DEF-123');
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    expect(reader.getByText(/Do you see nothing, or an error\?/)).toBeTruthy();
  });

  it('offers the new tab alone for an address without https', async () => {
    await openAdded({ ...film, url: 'http://clinic.example/a' });
    const reader = within(await screen.findByRole('dialog', { name: film.title }));
    expect(reader.getByText(/^clinic\.example cannot be shown inside Salama/)).toBeTruthy();
    expect(reader.queryByRole('button', { name: 'Show it here' })).toBeNull();
  });

  it('writes neither topic nor material into the history, and closes by Back', async () => {
    const written = [vi.spyOn(window.history, 'pushState'), vi.spyOn(window.history, 'replaceState')];
    await openAdded(film);
    expect(screen.getByRole('dialog', { name: film.title })).toBeTruthy();
    expect(written.flatMap(({ mock }) => mock.calls)).toEqual([
      [{ opening: expect.any(Number) }, '', '/learn'],
      [{ opening: expect.any(Number) }, '', '/learn'],
    ]);
    await back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(topic('Contraception').open).toBe(true);
  });
});
