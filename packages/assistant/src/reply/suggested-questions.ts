import type { Language } from '@salama/contract/language.ts';

/** The six questions offered before the first message (specification, section 2, /chat), as a person taps them. */
const QUESTIONS: Record<Language, readonly string[]> = {
  en: [
    'What prenatal care services are needed?',
    'Where can I find safe abortion services?',
    'What should I do about pregnancy complications?',
    'How can I access youth-friendly health services?',
    'What should I do after gender-based violence?',
    'Where can I get contraception nearby?',
  ],
  sw: [
    'Ni huduma gani za kliniki zinahitajika wakati wa ujauzito?',
    'Ninaweza kupata wapi huduma salama za utoaji mimba?',
    'Nifanye nini nikipata matatizo wakati wa ujauzito?',
    'Nitapataje huduma za afya rafiki kwa vijana?',
    'Nifanye nini baada ya ukatili wa kijinsia?',
    'Wapi naweza kupata huduma za uzazi wa mpango karibu nami?',
  ],
  fr: [
    'Quels soins prénatals sont nécessaires ?',
    'Où trouver des services d’avortement sécurisé ?',
    'Que faire en cas de complications pendant la grossesse ?',
    'Comment accéder à des services de santé adaptés aux jeunes ?',
    'Que faire après des violences basées sur le genre ?',
    'Où obtenir une contraception près de chez moi ?',
  ],
};

/** Of those, the three that a person of any age and sex may want after a greeting or a "no". */
const FOR_ANYBODY = [3, 5, 4];

export function questionsForAnybody(language: Language): string[] {
  return FOR_ANYBODY.flatMap((at) => QUESTIONS[language][at] ?? []);
}

export function suggestedQuestions(language: Language): readonly string[] {
  return QUESTIONS[language];
}
