import { sw } from '@salama/contract/texts/sw.ts';
import type { Catalogues } from '../catalogues.ts';

export const suggestions: Catalogues['suggestions'] = {
  errors: sw.errors,
  failed: sw.fallbacks.suggestionSend,
  unreachable: 'Hatujaweza kuifikia Salama. Angalia mtandao wako kisha ujaribu tena.',
  title: 'Tusaidie tuwe bora zaidi',
  lead: 'Una wazo, ombi, au kuna kilichoharibika? Wanaoendesha Salama hii wanalisoma. Hakuna mwingine, na halina jina lako.',
  type: 'Ni nini?',
  types: {
    'FEATURE REQUEST': 'Kitu kipya',
    IMPROVEMENT: 'Uboreshaji',
    'BUG REPORT': 'Kitu kimeharibika',
  },
  label: 'Pendekezo lako',
  hint: 'Tafadhali usiweke majina wala namba za simu. Hapa si pa msaada wa haraka: ukiwa hatarini piga 112.',
  submit: 'Tuma pendekezo',
  thanksTitle: 'Asante!',
  thanks: 'Pendekezo lako limefika. Tunasoma kila moja.',
  another: 'Tuma pendekezo jingine',
  left: (count: number) => (count === 1 ? 'Imebaki herufi 1' : `Zimebaki herufi ${count}`),
  over: (count: number) => (count === 1 ? 'Imezidi herufi 1' : `Zimezidi herufi ${count}`),
};
