import { localPath } from '@salama/contract/language.ts';
import type { Category } from '@salama/contract/learning/schemas.ts';
import { useLanguage } from '../../lib/messages.tsx';
import { useLocation, useNavigate } from '../../lib/router.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { addressOf, type Open, openAt } from './address.ts';

/** Marks history entries that opening something here has made: closing goes back over them. */
const OPENED_HERE = { openedHere: true };

/** What is open follows the address: it can be linked to, and Back closes it. */
export function useOpen() {
  const language = useLanguage();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isHydrated = useHydrated();
  const open: Open = isHydrated ? openAt(search) : { category: undefined, material: undefined };
  const go = (next: Open) => navigate(localPath(language, addressOf(next)), { state: OPENED_HERE });
  const leave = (next: Open) => {
    if (isOpenedHere(state)) window.history.back();
    else navigate(localPath(language, addressOf(next)), { replace: true });
  };
  return {
    ...open,
    toggleCategory: (category: Category) =>
      open.category === category
        ? leave({ category: undefined, material: undefined })
        : go({ category, material: undefined }),
    openMaterial: (material: string, category = open.category) => go({ category, material }),
    closeMaterial: () => leave({ category: open.category, material: undefined }),
  };
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
