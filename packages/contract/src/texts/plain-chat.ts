import type { Language } from '../language.ts';

/** The words of the chat without scripts: the build puts the form into its page, the server the reply. No script brings them. */
export interface PlainChatTexts {
  label: string;
  send: string;
  country: string;
  noCountry: string;
  /** Who may use it, what it is, and what it does not remember. */
  notes: string[];
  asked: string;
  helpTitle: string;
  more: string;
  readOn: string;
  askNext: string;
}

export const plainChat: Record<Language, PlainChatTexts> = {
  en: {
    label: 'Your question',
    send: 'Ask',
    country: 'Country, for phone numbers',
    noCountry: 'No country',
    notes: [
      'For anyone from 10 years up. This is a computer program, not a doctor or a person. It can be wrong.',
      'Without scripts it remembers nothing: each question stands for itself. Nothing is saved.',
      '“Back” may show this page again: close it when you are done, or tap Exit. Some small browsers (Opera Mini) send pages through their own computers.',
    ],
    asked: 'You asked:',
    helpTitle: 'You can get help now',
    more: 'More',
    readOn: 'Read on:',
    askNext: 'You can ask next:',
  },
  sw: {
    label: 'Swali lako',
    send: 'Uliza',
    country: 'Nchi, kwa namba za simu',
    noCountry: 'Bila nchi',
    notes: [
      'Kwa yeyote kuanzia miaka 10. Hii ni programu ya kompyuta, si daktari wala mtu. Inaweza kukosea.',
      'Bila skripti haikumbuki chochote: kila swali linasimama peke yake. Hakuna kinachohifadhiwa.',
      'Kitufe cha kurudi nyuma kinaweza kuonyesha ukurasa huu tena: ufunge ukimaliza, au gusa Ondoka. Vivinjari vidogo (Opera Mini) hupitisha kurasa kwenye kompyuta zao.',
    ],
    asked: 'Umeuliza:',
    helpTitle: 'Unaweza kupata msaada sasa',
    more: 'Zaidi',
    readOn: 'Soma zaidi:',
    askNext: 'Unaweza pia kuuliza:',
  },
  fr: {
    label: 'Ta question',
    send: 'Demander',
    country: 'Pays, pour les numéros',
    noCountry: 'Aucun pays',
    notes: [
      "À partir de 10 ans. C'est un programme, pas un médecin ni une personne. Il peut se tromper.",
      'Sans scripts, il ne se souvient de rien : chaque question compte seule. Rien n’est gardé.',
      '« Retour » peut montrer cette page encore : ferme-la quand tu as fini, ou touche Sortir. Certains petits navigateurs (Opera Mini) font passer les pages par leurs propres ordinateurs.',
    ],
    asked: 'Tu as demandé :',
    helpTitle: "Tu peux avoir de l'aide maintenant",
    more: 'La suite',
    readOn: 'À lire :',
    askNext: 'Tu peux aussi demander :',
  },
};
