import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseCountry, useCountry } from './country.ts';
import { tellCountry } from './country-event.ts';
import { watchCountryRows } from './country-rows.ts';

const LENGTHS = JSON.stringify({ KE: 60, TZ: 30, UG: 30 });
const TEXT = `<div class="law-lines">
  <select data-country-choice><option value=""></option><option value="KE">Kenya</option><option value="UG">Uganda</option></select>
  <div hidden data-country-row="consent" data-lengths='${LENGTHS}'><div data-row></div></div>
  <a data-country-page href="/learn/law">All</a></div>`;
const page = (text: string) =>
  `<html><body><div data-row-of="marriage"><p>21</p></div><div data-row-of="consent"><p>${text}</p></div></body></html>`;

const place = () => document.querySelector<HTMLElement>('[data-country-row]');
const fetched = vi.fn(async (address: string) => new Response(page(`The row of ${address}`)));

describe('what a text leaves to the country of its reader', () => {
  beforeAll(watchCountryRows);
  beforeEach(() => {
    chooseCountry(undefined);
    document.body.innerHTML = TEXT;
    vi.stubGlobal('fetch', fetched);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    fetched.mockClear();
  });

  it('stays empty, and nothing is fetched, while no country is chosen', () => {
    tellCountry();
    expect(place()).toHaveProperty('hidden', true);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('keeps room at once and takes the row from the page of the country', async () => {
    chooseCountry('KE');
    expect(place()).toHaveProperty('hidden', false);
    expect(place()?.querySelector('.invisible')?.textContent?.length).toBeGreaterThan(60);
    await waitFor(() => expect(place()?.textContent).toContain('The row of /learn/law-ke'));
    expect(place()?.textContent).not.toContain('21');
    expect(document.querySelector('select')?.value).toBe('KE');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/learn/law-ke');
  });

  it('fetches the page of a country once for all its rows', async () => {
    document.body.innerHTML = TEXT + TEXT;
    chooseCountry('TZ');
    await waitFor(() => expect(place()?.textContent).toContain('law-tz'));
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('leaves the way to the page where the row cannot be fetched, and tries again', async () => {
    fetched.mockImplementationOnce(async () => Promise.reject(new TypeError('no network')));
    chooseCountry('UG');
    await waitFor(() => expect(place()).toHaveProperty('hidden', true));
    tellCountry();
    await waitFor(() => expect(place()?.textContent).toContain('law-ug'));
  });

  it('shows nothing for a country without a profile', () => {
    chooseCountry('FR');
    expect(place()).toHaveProperty('hidden', true);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('follows the choice that is made in the text, reads it out there, and tells the app', async () => {
    document.body.innerHTML = TEXT + TEXT;
    const choice = document.querySelector('select');
    if (choice) fireEvent.change(choice, { target: { value: 'UG' } });
    expect(useCountry.getState().country).toBe('UG');
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
    await waitFor(() => expect(place()?.textContent).toContain('law-ug'));
    if (choice) fireEvent.change(choice, { target: { value: '' } });
    expect(useCountry.getState().country).toBeUndefined();
    expect(place()).toHaveProperty('hidden', true);
  });
});
