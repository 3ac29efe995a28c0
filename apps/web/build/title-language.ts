import { createLanguageDetector } from '@salama/assistant/language/detect-language.ts';
import { readLanguage } from '@salama/content/read-language.ts';
import { DEFAULT_LANGUAGE, type Language } from '@salama/contract/language.ts';
import { folders } from './folders.ts';

/** Tells the language of a source's title. A few words of a guideline say little, and then it is what most sources are. */
export function titleLanguages(content: string = folders.content): (title: string) => Language {
  const detect = createLanguageDetector(readLanguage(`${content}/language`));
  return (title) => {
    const { language, sure } = detect(title);
    return sure ? language : DEFAULT_LANGUAGE;
  };
}
