import type { Language } from '@salama/contract/language.ts';

/** What the printed booklet says to a clinician or a native reader, in her language. */
export interface BookletWords {
  title: string;
  lead: string[];
  name: string;
  profession: string;
  licence: string;
  scope: string;
  signature: string;
  leads: string;
  facts: string;
  sources: string;
  sign: string;
  correct: string;
}

export const WORDS: Readonly<Record<Language, BookletWords>> = {
  en: {
    title: 'Salama: the library, to be read and signed',
    lead: [
      'Read each part as the person would who needs it. Sign what is right as it stands; else write what it should say on the lines.',
      'You sign single parts, as many as you like. If anybody changes one later, your signature no longer counts for it, and the page says so.',
      'Your name (or only your profession) and the date stand below what you signed. The code tells us which text you had before you.',
    ],
    name: 'Name, as it may be shown (or role):',
    profession: 'Profession:',
    licence: 'Register and number of your licence (a native reader: none):',
    scope: 'What you answer for (subjects; the facts, or the language):',
    signature: 'Place, date, signature:',
    leads: 'What the assistant answers first when it is asked so',
    facts: 'Figures in this part, and where they are from',
    sources: 'Sources',
    sign: 'I sign this part as it stands.',
    correct: 'It should say:',
  },
  sw: {
    title: 'Salama: maktaba, ya kusomwa na kusainiwa',
    lead: [
      'Soma kila sehemu kama mtu anayeihitaji. Saini iliyo sahihi kama ilivyo; la sivyo andika kwenye mistari inavyopaswa kusema.',
      'Unasaini sehemu moja moja, nyingi kadiri unavyopenda. Mtu akiibadilisha baadaye, saini yako haihesabiki tena kwa sehemu hiyo, na ukurasa unasema hivyo.',
      'Jina lako (au taaluma yako tu) na tarehe vinaonekana chini ya ulichosaini. Msimbo unatuambia ulisoma maandishi yapi.',
    ],
    name: 'Jina, kama linavyoweza kuonyeshwa (au cheo):',
    profession: 'Taaluma:',
    licence: 'Bodi na namba ya leseni yako (msomaji wa lugha: hakuna):',
    scope: 'Unachothibitisha (mada; ukweli, au lugha):',
    signature: 'Mahali, tarehe, saini:',
    leads: 'Msaidizi anavyojibu kwanza akiulizwa hivi',
    facts: 'Takwimu za sehemu hii, na zinakotoka',
    sources: 'Vyanzo',
    sign: 'Nasaini sehemu hii kama ilivyo.',
    correct: 'Inapaswa kusema:',
  },
  fr: {
    title: 'Salama : la bibliothèque, à lire et à signer',
    lead: [
      'Lisez chaque partie comme la personne qui en a besoin. Signez ce qui est juste tel quel ; sinon, écrivez sur les lignes ce qu’il faudrait dire.',
      'Vous signez des parties, autant que vous voulez. Si quelqu’un en change une plus tard, votre signature ne vaut plus pour elle, et la page le dit.',
      'Votre nom (ou seulement votre profession) et la date figurent sous ce que vous avez signé. Le code nous dit quel texte vous aviez sous les yeux.',
    ],
    name: 'Nom, tel qu’il peut être montré (ou fonction) :',
    profession: 'Profession :',
    licence: 'Ordre et numéro d’inscription (relecture de langue : aucun) :',
    scope: 'Ce dont vous répondez (sujets ; les faits, ou la langue) :',
    signature: 'Lieu, date, signature :',
    leads: 'Ce que l’assistant répond d’abord quand on demande ainsi',
    facts: 'Chiffres de cette partie, et leur origine',
    sources: 'Sources',
    sign: 'Je signe cette partie telle quelle.',
    correct: 'Il faudrait dire :',
  },
};
