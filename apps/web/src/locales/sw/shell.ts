import type { Catalogues } from '../catalogues.ts';

export const shell: Catalogues['shell'] = {
  common: {
    close: 'Funga',
    cancel: 'Ghairi',
    save: 'Hifadhi',
    retry: 'Jaribu tena',
    loading: 'Subiri kidogo…',
    newTab: 'inafunguka kwenye ukurasa mpya',
  },
  exit: {
    label: 'Toka',
    hint: 'Ondoka Salama mara moja. Au bonyeza Shift mara tatu.',
  },
};
