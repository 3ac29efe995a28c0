import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import type { ReactNode } from 'react';
import type { EnsureVisitor } from '../../lib/as-visitor.ts';
import type { Outcome } from '../../lib/http.ts';
import type { Report } from './api.ts';

/** What other features lend to the stories; the page brings them together. */
export interface StoryPartners {
  country: Country | undefined;
  countryPicker: ReactNode;
  /** Makes sure that the server can tell this visitor from another. */
  ensureVisitor: EnsureVisitor;
  /** Looks for danger on this device, before any network. */
  checkDanger: (text: string, language: Language, country: Country | undefined) => Promise<Help | undefined>;
  /** Fetches the danger rules: called when somebody begins to write. */
  prepareDanger: () => void;
  /** A dialog that asks what is wrong and hands the answer to `send`. */
  reportDialog: (props: {
    send: (report: Report) => Promise<Outcome<{ notice: string }>>;
    onClose: () => void;
  }) => ReactNode;
}
