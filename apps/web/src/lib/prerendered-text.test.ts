import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadText, TEXT_MARK } from './prerendered-text.ts';

const page = (address: string, text: string) => `<main><div ${TEXT_MARK}="${address}">${text}</div></main>`;
const answer = (status: number, html: string) =>
  vi.fn(async (_address: string) => new Response(html, { status, headers: { 'content-type': 'text/html' } }));

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

describe('the long text of a page', () => {
  it('is taken from the page that is open, without a request', async () => {
    const fetch = answer(200, '');
    vi.stubGlobal('fetch', fetch);
    document.body.innerHTML = page('/learn/open', '<h1>Open</h1>');
    expect(await loadText('/learn/open')).toBe('<h1>Open</h1>');
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is fetched once from any other page', async () => {
    const fetch = answer(200, page('/sw/learn/other', '<p>Nyingine</p>'));
    vi.stubGlobal('fetch', fetch);
    expect(await loadText('/sw/learn/other')).toBe('<p>Nyingine</p>');
    expect(await loadText('/sw/learn/other')).toBe('<p>Nyingine</p>');
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/sw/learn/other');
  });

  it('is null where there is no such page, or none with a text of its own', async () => {
    vi.stubGlobal('fetch', answer(404, page('/learn/gone', 'x')));
    expect(await loadText('/learn/gone')).toBeNull();
    vi.stubGlobal('fetch', answer(200, page('/learn/else', 'x')));
    expect(await loadText('/learn/bare')).toBeNull();
  });

  it('cannot be had while the server is away', async () => {
    vi.stubGlobal('fetch', answer(503, 'away'));
    await expect(loadText('/learn/away')).rejects.toThrow('503');
  });
});
