import type { Texts } from './en.ts';
import { accounts } from './sw-accounts.ts';
import { board } from './sw-board.ts';
import { chat } from './sw-chat.ts';

export const sw: Texts = {
  errors: {
    MALFORMED_REQUEST: 'Ombi hilo halikusomeka. Jaribu tena.',
    UNAUTHENTICATED: 'Tafadhali ingia tena.',
    INVALID_CREDENTIALS: 'Imeshindikana kuingia, angalia jina na nenosiri lako',
    INVALID_RECOVERY_CODE:
      'Jina hilo na msimbo huo wa urejeshaji haviendani. Angalia kila herufi kisha ujaribu tena.',
    FORBIDDEN: 'Akaunti yako hairuhusiwi kufanya hivi.',
    REAUTH_REQUIRED: 'Tafadhali weka nenosiri lako tena ili kuendelea.',
    WRONG_PASSWORD: 'Hilo si nenosiri lako. Liangalie kisha ujaribu tena.',
    SECOND_FACTOR_REQUIRED: 'Weka msimbo wa app yako ya uthibitisho ili kuendelea.',
    SECOND_FACTOR_NEEDED: 'Salama hii hufungua meza ya usimamizi kwa app ya uthibitisho tu. Iandae kwanza.',
    WRONG_CODE: 'Msimbo huo haukubaliki, au umeshatumika. Subiri unaofuata kisha ujaribu tena.',
    POSTING_PAUSED:
      'Kutuma kwako kumesitishwa kwa muda kwa sababu ya machapisho yaliyovunja kanuni. Bado unaweza kusoma, kuuliza kwenye chat na kupata msaada.',
    NOT_YOURS: 'Aliyeandika hiki pekee ndiye anayeweza kukifuta. Tumia msimbo wa risiti uliopewa ulipotuma.',
    NOT_FOUND: 'Hakuna kitu hapa.',
    RECEIPT_UNKNOWN: 'Hakuna kitu chenye msimbo huo wa risiti. Angalia kila herufi, au huenda kilishafutwa.',
    CONFLICT: 'Kuna kitu kimebadilika kabla yako. Angalia tena kisha ujaribu.',
    LAST_ADMIN: 'Wewe ndiye msimamizi wa mwisho. Kwanza mfanye mtu mwingine kuwa msimamizi.',
    USERNAME_TAKEN: 'Jina hilo limeshachukuliwa. Jaribu lingine.',
    MATERIAL_BUILT_IN:
      'Makala hii ni ya maktaba ya Salama: unaweza kuiweka mbele au kuificha, lakini si kuiandika upya wala kuifuta.',
    PAYLOAD_TOO_LARGE: 'Ni ndefu sana, haiwezi kutumwa.',
    UNSUPPORTED_MEDIA_TYPE: 'Aina hiyo ya maudhui haikubaliki. Tuma JSON.',
    INVALID_INPUT: 'Kuna kitu hakiko sawa katika ulichotuma. Kiangalie kisha ujaribu tena.',
    USERNAME_REFUSED: 'Tafadhali chagua jina lingine, la heshima na lisilofichua mtu.',
    PASSWORD_COMMON: 'Watu wengi hutumia nenosiri hilo. Chagua lililo gumu kubahatisha.',
    ...accounts.errors,
    ...chat.errors,
    ...board.errors,
    COMMENT_TOO_LONG: 'Maoni yako ni marefu mno (herufi 500 tu)',
    RATING_RANGE: 'Chagua nyota 1 hadi 5.',
    STORY_EMPTY: 'Andika simulizi yako kwanza.',
    STORY_TOO_LONG: 'Simulizi yako ni ndefu mno (mwisho ni herufi 1000)',
    NAME_TOO_LONG: 'Jina lina herufi zisizozidi 40.',
    LOCATION_TOO_LONG: 'Mahali pana herufi zisizozidi 60.',
    SUGGESTION_EMPTY: 'Andika pendekezo lako kwanza.',
    SUGGESTION_TOO_LONG: 'Pendekezo lako ni refu mno (mwisho ni herufi 2000)',
    MATERIAL_TITLE: 'Kichwa kinahitajika',
    MATERIAL_TITLE_LENGTH: 'Kichwa kina herufi zisizozidi 200.',
    MATERIAL_DESCRIPTION: 'Maelezo yanahitajika',
    MATERIAL_DESCRIPTION_LENGTH: 'Maelezo yana herufi zisizozidi 2000.',
    MATERIAL_URL: 'Kiungo (URL) kinahitajika',
    MATERIAL_URL_INVALID: 'Andika anwani kamili, https://…, au njia ya Salama inayoanza na /.',
    MATERIAL_READ_TIME: 'Muda wa kusoma una herufi zisizozidi 20, kama “5 min”.',
    CORRECTION_OWN: 'Msimamizi mwingine ndiye anayechapisha ulichoandika.',
    CORRECTION_YOUNG_FACTOR:
      'App yako ya uthibitisho haijafikisha siku moja. Chapisha kesho, au mwombe msimamizi mwingine.',
    CORRECTION_EMERGENCY:
      'Namba za dharura huongezwa au kuondolewa, hazibadilishwi, na kila nchi hubaki na angalau moja.',
    CORRECTION_NUMBER: 'Namba hii hailingani na nchi, au kuipiga kuna gharama ya ziada. Tafadhali ihakiki.',
    CORRECTION_WORDS: 'Iandike bila viungo, anwani wala namba nyingine, kwa lugha zote tatu.',
    CORRECTION_SOURCE: 'Taja chanzo, anwani yake ya https na siku uliyokisoma.',
    MODERATION_PHONE: 'Kwa usalama wa wote, huwezi kuweka namba ya simu hapa. Itoe, kisha utume tena.',
    MODERATION_EMAIL: 'Kwa usalama wa wote, huwezi kuweka barua pepe hapa. Itoe, kisha utume tena.',
    MODERATION_LINK: 'Huwezi kuweka viungo hapa. Lieleze kwa maneno yako, kisha utume tena.',
    MODERATION_HANDLE:
      'Ili wote tuwe salama, tunabaki hapa hapa: toa majina na mialiko ya app nyingine, kisha utume tena.',
    MODERATION_SOLICITATION:
      'Salama hairuhusu kuomba wala kutoa ngono, picha za ngono au kukutana. Kama mtu amekuomba hivyo, hujafanya kosa lolote: tafuta msaada.',
    MODERATION_HARASSMENT: 'Maneno hayo yanaweza kumuumiza mtu. Liseme bila matusi, kisha utume tena.',
    MODERATION_UNSAFE:
      'Hili linaweza kumhatarisha mtu, kwa hiyo haliwezi kutumwa. Liulize kama swali, au uliza kwenye chat.',
    MODERATION_DUPLICATE: 'Umetuma maneno haya haya sasa hivi. Yatafute kwenye orodha kabla ya kutuma tena.',
    TOO_MANY_REQUESTS: 'Umetuma mengi kwa mara moja. Subiri kidogo kisha ujaribu tena.',
    TOO_MANY_ATTEMPTS: 'Umejaribu mara nyingi. Subiri kidogo kisha ujaribu tena.',
    INTERNAL: 'Kuna hitilafu upande wetu. Jaribu tena.',
    UNAVAILABLE: 'Salama haiwezi kuhifadhi wala kupakia kwa sasa. Jaribu tena baada ya muda mfupi.',
  },
  fallbacks: {
    ...accounts.fallbacks,
    ...chat.fallbacks,
    ...board.fallbacks,
    testimonialSend: 'Imeshindikana kutuma simulizi. Tafadhali jaribu tena.',
    testimonialDelete: 'Imeshindikana kuondoa simulizi',
    suggestionSend: 'Imeshindikana kutuma pendekezo',
    accountChange: 'Imeshindikana kubadilisha akaunti yako',
    accountExport: 'Imeshindikana kupata data zako',
    materialsLoad: 'Imeshindikana kupakia nyenzo',
    materialCreate: 'Imeshindikana kuongeza nyenzo',
    materialUpdate: 'Imeshindikana kubadilisha nyenzo',
    materialDelete: 'Imeshindikana kufuta nyenzo',
  },
  postHeld: board.postHeld,
  notSaved:
    'Salama inaweza kujibu lakini haiwezi kuhifadhi kwa sasa, kwa hiyo hili halipo kwenye historia yako.',
  replyReplaced:
    'Jibu lililokuwa likiandikwa limekatika au halikupita ukaguzi wetu. Hivi ndivyo maktaba yetu inavyosema.',
  replyShortened: 'Jibu hili lilikuwa refu mno, halikuhifadhiwa lote.',
  reportThanks: 'Asante. Huenda umemlinda mtu. Msimamizi ataangalia; hakuna atakayejua nani aliripoti.',
  reportHelp: 'Kama wewe au mtu unayemjua yuko hatarini, watu hawa wanaweza kusaidia.',
  generalHelp:
    'Ujumbe umekuwa mwingi sana, kwa hiyo Salama haikuusoma huu. Kama wewe au mtu aliye karibu nawe yuko hatarini au anaumwa sana, piga moja ya namba hizi sasa, au nendeni hospitali iliyo karibu.',
};
