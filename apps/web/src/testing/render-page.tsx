import type { Language } from '@salama/contract/language.ts';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { LanguageProvider } from '../lib/messages.tsx';
import { memoryVisits, Router } from '../lib/router.tsx';

/** Renders what needs an address and a language around it. */
export function renderPage(
  page: ReactNode,
  { address = '/', language = 'en' }: { address?: string; language?: Language } = {},
): RenderResult {
  return render(
    <Router visits={memoryVisits(address)}>
      <LanguageProvider language={language}>{page}</LanguageProvider>
    </Router>,
  );
}
