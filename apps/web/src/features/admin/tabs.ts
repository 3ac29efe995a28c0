import { isOff } from '../../lib/site.ts';

/** The places of the desk, each with an address of its own. `moderators`: also for whoever only decides on reports. */
export const TABS = {
  overview: { path: '/admin' },
  users: { path: '/admin/users' },
  materials: { path: '/admin/materials' },
  reports: { path: '/admin/reports', moderators: true },
  suggestions: { path: '/admin/suggestions' },
  stories: { path: '/admin/stories', moderators: true },
  answers: { path: '/admin/answers' },
  corrections: { path: '/admin/corrections' },
  trail: { path: '/admin/trail' },
  protection: { path: '/admin/protection', moderators: true },
} as const satisfies Record<string, { path: string; moderators?: boolean }>;

export type Tab = keyof typeof TABS;

/** The five of the specification, then what goes beyond it. */
export const MAIN_TABS: readonly Tab[] = ['overview', 'users', 'materials', 'reports', 'suggestions'];
export const MORE_TABS: readonly Tab[] = ['stories', 'answers', 'corrections', 'trail', 'protection'];

/** What stands at an address of the desk: a tab, or one material of the Materials tab. */
export interface DeskPlace {
  tab: Tab;
  /** Id of the material that is edited, `new` for one that is written. */
  materialId?: string;
}

export function placeOf(path: string): DeskPlace | undefined {
  const clean = path.replace(/\/+$/, '').toLowerCase();
  const [, materialId] = /^\/admin\/materials\/([^/]+)$/.exec(clean) ?? [];
  if (materialId) return { tab: 'materials', materialId };
  const tab = (Object.keys(TABS) as Tab[]).find((name) => TABS[name].path === clean);
  return tab && { tab };
}

export function isOpenTo(tab: Tab, role: 'ADMIN' | 'moderator'): boolean {
  if (isOff(TABS[tab].path)) return false;
  return role === 'ADMIN' || 'moderators' in TABS[tab];
}
