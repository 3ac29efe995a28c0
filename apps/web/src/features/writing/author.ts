import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import { createContext } from 'react';
import { useCountry } from '../../lib/country.ts';
import { useLanguage } from '../../lib/messages.tsx';

/** Whoever writes: the page's language, and whose local numbers to give. */
export interface Author {
  language: Language;
  country: Country | undefined;
}

export function useAuthor(): Author {
  const language = useLanguage();
  const country = useCountry((state) => state.country);
  return { language, country };
}

/** The name that an account may sign with; a page puts it around what is written there. Undefined for a visitor. */
export const AccountName = createContext<string | undefined>(undefined);
