import { expect, it } from 'vitest';
import { robotsOf, sitemapOf } from './search-engines.ts';

const PAGES = [
  { path: '/', address: '/', isListed: true },
  { path: '/', address: '/sw', isListed: true },
  { path: '/profile', address: '/profile', isListed: false },
];

it('lists every page that may be listed, with its languages', () => {
  const map = sitemapOf(PAGES, 'https://salama.example');
  expect([...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://salama.example/',
    'https://salama.example/sw',
  ]);
  expect(map.match(/hreflang="fr" href="https:\/\/salama\.example\/fr"/g)).toHaveLength(2);
});

it('names the list where the address is known and the site may be found', () => {
  expect(robotsOf({ origin: 'https://salama.example' })).toContain(
    'Sitemap: https://salama.example/sitemap.xml',
  );
  expect(robotsOf({})).not.toContain('Sitemap');
  expect(robotsOf({ origin: 'https://salama.example', hidden: 'on' })).not.toContain('Sitemap');
});

it('lets crawlers in where nothing may be listed, for the pages say so themselves', () => {
  expect(robotsOf({ hidden: 'on' })).not.toMatch(/Disallow: \/$/m);
});
