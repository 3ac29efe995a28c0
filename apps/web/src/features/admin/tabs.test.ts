import { describe, expect, it } from 'vitest';
import { routes } from '../../app/routes.ts';
import { isOpenTo, placeOf, TABS, type Tab } from './tabs.ts';

describe('the places of the desk', () => {
  it('each have a route of their own, and no route leads nowhere', () => {
    const paths = routes.map(({ path }) => path).filter((path) => path.startsWith('/admin'));
    for (const path of paths) expect([path, placeOf(path.replace(':id', 'new'))]).not.toContain(undefined);
    for (const { path } of Object.values(TABS)) expect(paths).toContain(path);
  });

  it.each([
    ['/admin/', { tab: 'overview' }],
    ['/Admin/Users', { tab: 'users' }],
    ['/admin/materials/new', { tab: 'materials', materialId: 'new' }],
    ['/admin/nothing', undefined],
  ])('of %s are %j', (path, place) => expect(placeOf(path)).toEqual(place));

  it('let moderators to the reports and their own protection alone', () => {
    const open = (Object.keys(TABS) as Tab[]).filter((tab) => isOpenTo(tab, 'moderator'));
    expect(open).toEqual(['reports', 'stories', 'protection']);
  });
});
