import { DEFAULT_LANGUAGE, isLanguage, type Language, localPath } from '@salama/contract/language.ts';
import { read, write } from './storage.ts';

/**
 * Where a visit to the bare address belongs: the language chosen before, else the browser's first language that
 * Salama speaks. Every other address keeps its language, so that a shared link opens as it was shared.
 */
export function entryAddress(
  pathname: string,
  stored: Language | undefined,
  preferred: readonly string[],
): string | undefined {
  if (pathname !== '/') return undefined;
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage);
  const language = stored ?? spoken ?? DEFAULT_LANGUAGE;
  return language === DEFAULT_LANGUAGE ? undefined : localPath(language, '/');
}

export function readLanguage(): Language | undefined {
  return read('language', (value) => (isLanguage(value) ? value : undefined));
}

/** Keeps the choice of a language link (`data-language`), also when it is followed before the app has loaded. */
export function rememberLanguage(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-language]') : null;
    const language = link?.getAttribute('data-language');
    if (isLanguage(language)) write('language', language);
  });
}
