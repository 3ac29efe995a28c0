import { describe, expect, it } from 'vitest';
import { ifSet, placeOf } from './page-places.ts';
import { filledSite, type SitePlan } from './site-plan.ts';

const A = { isArticle: true, path: '/learn/a', isListed: true };
const plan: SitePlan = {
  id: 'b1',
  pages: [
    { language: 'en', address: '/', file: 'index.html', isArticle: false, path: '/', isListed: true },
    { language: 'en', address: '/learn/a', file: 'learn/a/index.html', ...A },
    { language: 'fr', address: '/fr/learn/a', file: 'fr/learn/a/index.html', ...A },
  ],
  worker: {
    first: { en: ['/', '/learn'], fr: [] },
    pages: { '/fr/community': ['/fr/community'], '/about': ['/about'] },
  },
};
const pages = new Map([
  ['index.html', `<p>Home${ifSet('email', placeOf('email'))}</p>`],
  ['learn/a/index.html', `<p>A, by ${placeOf('operator', 'us')}</p>`],
  ['fr/learn/a/index.html', '<p>A</p>'],
]);
const worker = '(function(){var e=BUILD;use(e.BUILDER)})()';
/** A text for its own digest. */
const fill = (values: Parameters<typeof filledSite>[1]) =>
  filledSite({ plan, pages, worker }, values, (text) => String(text.length));

/** What the worker of a filled site knows. */
function listIn(site: Map<string, string>): Record<string, unknown> {
  const [, list = ''] = /var e=(\{.*\});use\(e\.BUILDER\)/.exec(site.get('sw.js') ?? '') ?? [];
  return Function(`return ${list}`)();
}

describe('the files of a site that depend on its operator', () => {
  it('are its pages, all articles of each language in one file, and the worker that names these', () => {
    const site = fill({});
    expect([...site.keys()].map((file) => file.replace(/\d+\.json/, 'n.json'))).toEqual([
      ...pages.keys(),
      'assets/articles-en-n.json',
      'assets/articles-fr-n.json',
      'robots.txt',
      'sw.js',
    ]);
    const { articles, ...list } = listIn(site) as { articles: Record<string, string> };
    expect(list).toEqual({ id: 'b1', ...plan.worker });
    expect(JSON.parse(site.get(articles['en']?.slice(1) ?? '') ?? '')).toEqual({
      '/learn/a': '<p>A, by us</p>',
    });
  });

  it('have a list for search engines where the address is known and they may come', () => {
    expect(fill({}).has('sitemap.xml')).toBe(false);
    expect(fill({ origin: 'https://a.example' }).get('sitemap.xml')).toContain(
      'https://a.example/fr/learn/a',
    );
    expect(fill({ origin: 'https://a.example', hidden: 'on' }).has('sitemap.xml')).toBe(false);
  });

  it('have nothing of a feature that is off: no page, no line for search engines, nothing to keep', () => {
    const board = { language: 'fr', path: '/community/:id', isArticle: false, isListed: true };
    const page = { ...board, address: '/fr/community/_', file: 'fr/community/_/index.html' };
    const withBoard = { ...plan, pages: [...plan.pages, page] };
    const origin = 'https://a.example';
    const filledWith = (values: Parameters<typeof filledSite>[1]) =>
      filledSite({ plan: withBoard, pages, worker }, { origin, ...values }, (text) => String(text.length));
    const on = filledWith({});
    expect(on.has(page.file)).toBe(true);
    expect(on.get('sitemap.xml')).toContain('/fr/community/');
    expect(listIn(on)['pages']).toHaveProperty(['/fr/community']);
    const off = filledWith({ noboard: 'on' });
    expect(off.has(page.file)).toBe(false);
    expect(off.get('sitemap.xml')).not.toContain('community');
    expect(listIn(off)['pages']).toEqual({ '/about': ['/about'] });
  });

  it('hold what is set, in a version of its own', () => {
    const site = fill({ email: 'a@b.example', operator: 'Afya' });
    expect(site.get('index.html')).toBe('<p>Homea@b.example</p>');
    const { id, articles } = listIn(site) as { id: string; articles: Record<string, string> };
    expect(id).toMatch(/^b1-\d+$/);
    expect(site.get(articles['en']?.slice(1) ?? '')).toContain('by Afya');
  });
});
