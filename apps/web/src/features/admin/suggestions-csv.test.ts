import type { Suggestion } from '@salama/contract/suggestions/schemas.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { messagesNow } from '../../lib/messages.tsx';
import { failure, fakeServer, success } from '../../testing/fake-server.ts';
import { collectSuggestions, toCsv } from './suggestions-csv.ts';

afterEach(() => void vi.unstubAllGlobals());

function suggestion(text: string, at = 1): Suggestion {
  return {
    _id: `7f9c24e8-3b12-4fef-91e0-00000000000${at}`,
    type: 'IMPROVEMENT',
    suggestion: text,
    lang: 'en',
    state: 'new',
    createdAt: '2026-11-20T08:00:00.000Z',
  };
}
const texts = () => {
  const found = messagesNow('en', 'admin');
  if (!found) throw new Error('no texts');
  return found.suggestions;
};
const page = (suggestions: Suggestion[], hasMore: boolean) =>
  success({ suggestions, page: 1, hasMore, unread: 0 });

describe('the export of suggestions', () => {
  it('gathers every page', async () => {
    fakeServer({
      'GET /admin/suggestions?state=new&page=1': page([suggestion('a')], true),
      'GET /admin/suggestions?state=new&page=2': page([suggestion('b', 2)], false),
    });
    const outcome = await collectSuggestions({ state: 'new' });
    expect(outcome.ok && outcome.data.map((one) => one.suggestion)).toEqual(['a', 'b']);
  });

  it('saves nothing half: the first refusal ends it', async () => {
    fakeServer({
      'GET /admin/suggestions?page=1': page([suggestion('a')], true),
      'GET /admin/suggestions?page=2': failure(503, 'UNAVAILABLE', 'Later'),
    });
    expect(await collectSuggestions({})).toMatchObject({ ok: false, code: 'UNAVAILABLE' });
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)'])(
    'defuses %s, which a spreadsheet would work out',
    async (text) => {
      const csv = await toCsv([suggestion(text)], texts());
      expect(csv).toContain(`'${text}`);
    },
  );

  it('keeps commas, quotes and line breaks inside one cell', async () => {
    const csv = await toCsv([suggestion('a, "b"\nc')], texts());
    expect(csv.split('\r\n')).toHaveLength(2);
    expect(csv).toContain('"a, ""b""\nc"');
  });
});
