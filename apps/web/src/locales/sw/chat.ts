import { chat as texts } from '@salama/contract/texts/sw-chat.ts';
import { controls } from '@salama/contract/texts/sw-controls.ts';
import type { Widen } from '../catalogues.ts';
import type { chat as english } from '../en/chat.ts';

export const chat: Widen<typeof english> = {
  ...texts,
  title: 'Uliza Salama',
  program: 'Hii ni programu ya kompyuta, si daktari wala mtu. Inaweza kukosea.',
  memory: 'Pamoja na swali jipya inasoma tena ujumbe wako mitatu ya mwisho na uliyosema kujihusu.',
  model:
    'Programu ya lugha (AI) husaidia kupata jibu hapa: ujumbe wako na hadi mitatu iliyotangulia hutumwa kwake. Inachagua sentensi za maktaba yetu. Tunaondoa majina na namba tunazoziona, lakini ni bora usiziandike.',
  modelWrites:
    'Programu ya lugha (AI) husaidia kuandika majibu hapa: swali lako hutumwa kwake. Tunaondoa majina na namba tunazoziona, lakini ni bora usiziandike.',
  modelElsewhere: (host: string) => `Iko kwenye ${host}, na inaendeshwa na wengine.`,
  modelSwitch: 'Tumia programu ya lugha',
  anonymousTitle: 'Unauliza bila kujulikana',
  anonymousText: 'Ujumbe hauhifadhiwi: unapotea ukipakia upya au ukifunga ukurasa huu.',
  anonymousSignIn: 'Ingia ili mazungumzo yahifadhiwe',
  loadingHistory: 'Tunapakia mazungumzo yako...',
  clearHistory: controls['clear-history'],
  clearQuestion: 'Una uhakika unataka kufuta mazungumzo yako yote? Ukifuta, hayawezi kurudishwa.',
  clearConfirm: 'Ndiyo, futa',
  typing: 'Salama inaandika',
  emptyTitle: 'Ungependa kujua nini?',
  emptyText: 'Gusa swali moja au andika lako. Si lazima useme wewe ni nani.',
  suggestionsLabel: 'Maswali ya kuanzia',
  suggestedQuestions: {
    prenatal: 'Ni huduma gani za kliniki zinahitajika wakati wa ujauzito?',
    abortion: 'Ninaweza kupata wapi huduma salama za utoaji mimba?',
    complications: 'Nifanye nini nikipata matatizo wakati wa ujauzito?',
    youth: 'Nitapataje huduma za afya rafiki kwa vijana?',
    violence: 'Nifanye nini baada ya ukatili wa kijinsia?',
    contraception: 'Wapi naweza kupata huduma za uzazi wa mpango karibu nami?',
  },
  followUps: 'Unaweza kuuliza pia',
  whichQuestion: 'Gusa swali lako',
  listLabel: 'Mazungumzo',
  you: 'Wewe',
  bot: 'Salama',
  notSent: 'Haujatumwa',
  stopped: 'Imesimamishwa.',
  retry: 'Jaribu tena',
  dismiss: 'Funga',
  inputLabel: 'Swali lako',
  inputPlaceholder: 'Andika swali lako…',
  send: 'Tuma',
  charactersLeft: (count) => (count === 1 ? 'Imebaki herufi 1' : `Zimebaki herufi ${count}`),
  charactersOver: (count) => (count === 1 ? 'Herufi 1 imezidi' : `Herufi ${count} zimezidi`),
  widgetTitle: 'Uliza kuhusu afya',
  widgetClose: 'Funga mazungumzo',
  askChat: 'Uliza',
  fullPage: 'Fungua ukurasa mzima wa mazungumzo',
};
