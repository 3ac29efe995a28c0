import type { Language } from '@salama/contract/language.ts';

/** French has a space before a colon, one that no line breaks at. */
export const COLON: Record<Language, string> = { en: ':', sw: ':', fr: '\u00a0:' };
