import { type Language, localPath, splitPath } from '@salama/contract/language.ts';
import { createContext, use } from 'react';
import { useLocation, useNavigate } from './router.tsx';

/** False where there is no page: another language has none there either, so its link leads home. */
export const TranslatedPage = createContext(true);

/** The address of this page in another language, for a plain link. */
export function useAddressIn(): (language: Language) => string {
  const { pathname, search, hash } = useLocation();
  const isTranslated = use(TranslatedPage);
  if (!isTranslated) return (language) => localPath(language, '/');
  return (language) => localPath(language, splitPath(pathname).path) + search + hash;
}

/** Switches the language in place: no document load, so chat, drafts and unsaved edits stay. */
export function useSwitchLanguage(): (language: Language) => void {
  const addressIn = useAddressIn();
  const navigate = useNavigate();
  const { state } = useLocation();
  return (language) => navigate(addressIn(language), { replace: true, state });
}
