import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sayFarewell } from '../../../lib/farewell.ts';
import { failure, fakeServer, success } from '../../../testing/fake-server.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { story } from '../../../testing/stories.ts';
import { Stories } from './stories.tsx';

const LIST = 'GET /testimonials';
const show = () => renderPage(<Stories reportDialog={() => <p>Why?</p>} />);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

afterEach(() => {
  cleanup();
  sayFarewell(false);
  vi.unstubAllGlobals();
});

describe('stories', () => {
  it('say so when there are none', async () => {
    fakeServer({ [LIST]: success([]) });
    show();
    expect(await screen.findByText('No stories yet. Yours could be the first.')).toBeTruthy();
  });

  it('say that they could not be had, not that there are none, and come on the next try', async () => {
    fakeServer({ [LIST]: ['no network', failure(503, 'UNAVAILABLE', 'In a moment.'), success([story(1)])] });
    show();
    expect((await screen.findByText(/could not be reached/)).closest('[role=status]')).toBeTruthy();
    expect(screen.queryByText(/No stories yet/)).toBeNull();
    await press('Try again');
    expect(screen.getByText('In a moment.')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByText('Story number 1.')).toBeTruthy();
    expect(screen.queryByText('In a moment.')).toBeNull();
  });
});
