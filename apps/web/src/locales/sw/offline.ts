import type { Catalogues } from '../catalogues.ts';

export const offline: Catalogues['offline'] = {
  keep: 'Hifadhi Salama kwenye simu hii uitumie bila mtandao',
  keepHint: 'Kama kB 450. Mtu akiichunguza simu hii vizuri anaweza kuona kwamba Salama ilifunguliwa hapa.',
  unavailable: 'Kivinjari hiki hakiwezi kuhifadhi Salama kwa matumizi bila mtandao.',
  keeping: 'Salama inahifadhiwa kwenye simu…',
  failed: 'Haikufaulu. Angalia mtandao wako kisha ujaribu tena.',
};
