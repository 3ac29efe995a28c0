import type { Language } from '@salama/contract/language.ts';
import { controls as en } from '@salama/contract/texts/en-controls.ts';
import { controls as fr } from '@salama/contract/texts/fr-controls.ts';
import { controls as sw } from '@salama/contract/texts/sw-controls.ts';

/** What each control is called on screen. */
export const CONTROLS = { en, sw, fr } satisfies Record<Language, Record<string, string>>;

const PLACEHOLDER = new RegExp(`\\{(${Object.keys(en).join('|')})\\}`, 'g');

/** The text with the names that controls have on screen in place of `{exit}` and the like. */
export function fillControls(text: string, language: Language): string {
  const names: Record<string, string> = CONTROLS[language];
  return text.replace(PLACEHOLDER, (placeholder, name: string) => names[name] ?? placeholder);
}

/** The same for a text in every language. */
export function fillControlsIn(texts: Record<Language, string>): Record<Language, string> {
  return {
    en: fillControls(texts.en, 'en'),
    sw: fillControls(texts.sw, 'sw'),
    fr: fillControls(texts.fr, 'fr'),
  };
}
