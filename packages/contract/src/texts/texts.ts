import type { Language } from '../language.ts';
import { en, type Texts } from './en.ts';
import { fr } from './fr.ts';
import { sw } from './sw.ts';

/** All three languages at once: for the server. The browser imports the one file that it shows. */
export const texts: Record<Language, Texts> = { en, sw, fr };
