import type { Country } from '@salama/contract/country.ts';
import { createContext, type ReactNode, use } from 'react';
import type { EnsureVisitor } from '../../lib/as-visitor.ts';
import { useLanguage } from '../../lib/messages.tsx';
import type { Author, CheckDanger } from './posting.ts';

/** What other features lend to the board; its pages bring them together. */
export interface Partners {
  /** Undefined for a visitor without an account. */
  accountName: string | undefined;
  country: Country | undefined;
  countryPicker: ReactNode;
  ensureVisitor: EnsureVisitor;
  checkDanger: CheckDanger;
  /** Fetches the danger rules: called when somebody begins to write. */
  prepareDanger: () => void;
  /** The age gate is open: only then may a dialog of ours cover the page. */
  isGateOpen: boolean;
}

const PartnersContext = createContext<Partners | undefined>(undefined);
export const PartnersProvider = PartnersContext.Provider;

export function usePartners(): Partners {
  const partners = use(PartnersContext);
  if (!partners) throw new Error('The board needs its partners around it');
  return partners;
}

/** Who posts now. */
export function useAuthor(): Author {
  const language = useLanguage();
  const { country, ensureVisitor, checkDanger } = usePartners();
  return { language, country, ensureVisitor, checkDanger };
}
