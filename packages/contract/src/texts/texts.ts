import type { Language } from '../language.ts';
import { nameIn } from '../platform/own-name.ts';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';
import { sw } from './sw.ts';

/** All three languages at once: for the server. The browser imports the one file that it shows. */
export const texts: Record<Language, Texts> = { en, sw, fr };

/** From now on this process says its texts in an operator's name. Called once, at the start, before anything is said. */
export function speakAs(name: string): void {
  Object.assign(texts, nameIn(texts, name));
}
