import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { loadMessages, messagesNow } from '../lib/messages.tsx';
import { matchRoute, notFound, routes } from './routes.ts';

const GIVES_AWAY =
  /sex|abort|avort|mimba|pregnan|grossesse|hiv|vih|vvu|violen|ukatili|period|hedhi|règles|health|afya/i;

describe('addresses', () => {
  it.each([
    ['/', '/', 'en'],
    ['/sw', '/', 'sw'],
    ['/fr/', '/', 'fr'],
    ['/chat', '/chat', 'en'],
    ['/sw/apps/period-tracker', '/apps/period-tracker', 'sw'],
    ['/Community', '/community', 'en'],
    ['/fr/learn/', '/learn', 'fr'],
  ])('%s is %s in %s', (address, path, language) => {
    const match = matchRoute(address);
    expect(match.route.path).toBe(path);
    expect(match.language).toBe(language);
  });

  it.each(['/nothing', '/sw/nothing', '/xx/chat', '/chat/more', '/en/chat', '/swahili'])(
    '%s is not found',
    (address) => {
      expect(matchRoute(address).route).toBe(notFound);
    },
  );

  it('shows the 404 page in the language of the address', () => {
    expect(matchRoute('/fr/nothing').language).toBe('fr');
  });

  it('survives an address that cannot be decoded', () => {
    expect(matchRoute('/%E0%A4%A').route).toBe(notFound);
  });

  it('names no page twice', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(LANGUAGES)(
    'titles no two pages alike in %s, and none by what could expose someone',
    async (language) => {
      await loadMessages(language, ['shell']);
      const titles = Object.values(messagesNow(language, 'shell')?.titles ?? {});
      expect(titles.length).toBeGreaterThan(15);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.filter((title) => GIVES_AWAY.test(title))).toEqual([]);
    },
  );
});
