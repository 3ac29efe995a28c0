import type { Language } from '@salama/contract/language.ts';
import { createContext, use } from 'react';
import { useLanguage } from '../lib/messages.tsx';

/** The language of a title. The build provides it, which renders every title. */
export const TitleLanguage = createContext<(title: string) => Language | undefined>(() => undefined);

/** What a source calls itself: read aloud in its own voice where that is not the page's. */
export function SourceTitle({ children }: { children: string }) {
  const page = useLanguage();
  const language = use(TitleLanguage)(children) ?? page;
  return language === page ? children : <span lang={language}>{children}</span>;
}
