import type { Language } from '../language.ts';

/** Above every page of a demonstration. */
export const DEMO_NOTE: Record<Language, string> = {
  en: 'A demonstration. Everything people say here is invented, and whatever you write is deleted when it ends. In danger call 112.',
  sw: 'Hii ni ya maonyesho tu. Maneno yote ya watu hapa yamebuniwa, na utakachoandika kitafutwa ikiisha. Ukiwa hatarini piga 112.',
  fr: 'Ceci est une démonstration. Tout ce que disent les gens ici est inventé, et ce que tu écris est effacé à la fin. En danger, appelle le 112.',
};
