import type { ChatTexts } from './en-chat.ts';

export const chat: ChatTexts = {
  errors: {
    MESSAGE_EMPTY: 'Ujumbe hauwezi kuwa mtupu',
    MESSAGE_TOO_LONG: 'Ujumbe ni mrefu mno (mwisho ni herufi 1000)',
    MESSAGE_REPEATED: 'Ujumbe una herufi nyingi zinazojirudia',
    MESSAGE_CAPITALS: 'Tafadhali usitumie herufi kubwa nyingi mno',
  },
  fallbacks: {
    chatSend: 'Imeshindikana kutuma ujumbe',
    chatLoad: 'Imeshindikana kupakia ujumbe',
    chatDelete: 'Imeshindikana kufuta mazungumzo',
    chatDeleteNetwork: 'Hitilafu wakati wa kufuta mazungumzo',
  },
};
