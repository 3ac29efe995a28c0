import type { Language } from '@salama/contract/language.ts';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { LanguageProvider } from '../lib/messages.tsx';

/** Renders what needs an address and a language around it. */
export function renderPage(
  page: ReactNode,
  { address = '/', language = 'en' }: { address?: string; language?: Language } = {},
): RenderResult {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <LanguageProvider language={language}>{page}</LanguageProvider>
    </MemoryRouter>,
  );
}
