import { describe, expect, it } from 'vitest';
import { matchRoute, notFound, routes } from './routes.ts';

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

  it('names no page twice and titles no sensitive page by its subject', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of ['/', '/chat', '/community', '/learn', '/apps/period-tracker', '/login', '/profile']) {
      expect(routes.find((route) => route.path === path)?.title).toBe('plain');
    }
  });
});
