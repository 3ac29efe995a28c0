import { accounts } from '@salama/contract/texts/sw-accounts.ts';
import { controls } from '@salama/contract/texts/sw-controls.ts';
import type { Widen } from '../catalogues.ts';
import type { auth as english } from '../en/auth.ts';

export const auth: Widen<typeof english> = {
  errors: accounts.errors,
  fallbacks: {
    register: accounts.fallbacks.register,
    login: accounts.fallbacks.login,
    recover: 'Msimbo wa urejeshaji haukufanya kazi',
    anonymousSession: accounts.fallbacks.anonymousSession,
  },
  unreachable: 'Hatujaweza kuifikia Salama. Angalia mtandao wako kisha ujaribu tena.',
  passwordsDiffer: 'Manenosiri hayafanani',
  signInTitle: 'Karibu Salama',
  registerTitle: 'Fungua akaunti ya Salama',
  recoverTitle: 'Tumia msimbo wako wa urejeshaji',
  signInIntro: 'Ingia ili uone tena mazungumzo yako. Huhitaji akaunti ili kuuliza swali.',
  registerIntro:
    'Akaunti huhifadhi mazungumzo yako. Hatuombi barua pepe, namba ya simu wala jina lako halisi.',
  recoverIntro: 'Umesahau nenosiri? Weka jipya kwa kutumia msimbo uliotunza ulipofungua akaunti.',
  privacyTitle: 'Linda siri yako',
  privacyText:
    'Chagua jina ambalo hakuna anayeweza kukutambua nalo: si jina lako halisi, namba ya simu wala barua pepe.',
  privacyGotIt: 'Sawa, nimeelewa!',
  username: 'Jina la mtumiaji',
  password: 'Nenosiri',
  newPassword: 'Nenosiri jipya',
  confirmPassword: 'Rudia nenosiri',
  recoveryCode: 'Msimbo wa urejeshaji',
  usernameHint: 'Herufi au namba 3 hadi 30.',
  passwordHint: 'Angalau herufi 8.',
  showPassword: 'Onyesha nenosiri',
  signIn: 'Ingia',
  register: 'Fungua akaunti',
  recover: 'Weka nenosiri jipya',
  toRegister: 'Huna akaunti bado? Fungua moja',
  toSignIn: 'Una akaunti tayari? Ingia',
  toRecover: controls['recovery-code'],
  codeTitle: 'Tunza msimbo wako wa urejeshaji',
  codeText:
    'Ukisahau nenosiri, msimbo huu ndio njia pekee ya kurudi. Tunauonyesha mara moja tu na hatuwezi kukutumia tena.',
  codeSharedPhone:
    'Kuna mtu mwingine anatumia simu hii? Basi uandike kwenye karatasi na uuweke mahali salama, usiuhifadhi hapa.',
  copy: 'Nakili',
  copied: 'Umenakiliwa',
  copyFailed: 'Imeshindikana kunakili hapa. Tafadhali uandike.',
  saveText: 'Hifadhi kama maandishi',
  kept: 'Nimeutunza',
  keptQuestion: 'Umeutunza msimbo? Hutauona tena.',
  keptConfirm: 'Ndiyo, ninao',
  notYet: 'Bado',
  signedOut:
    'Umetolewa kwenye akaunti kwa sababu muda wako umeisha. Unaweza kuendelea bila akaunti au kuingia tena.',
  profileTitle: 'Wasifu wako',
  loadingProfile: 'Tunapakia wasifu wako...',
  profileUnreachable: 'Wasifu wako haukupakiwa. Bado umeingia kwenye akaunti kwenye simu hii.',
  retry: 'Jaribu tena',
  email: 'Barua pepe',
  emailNone: 'Salama haiombi barua pepe',
  joined: 'Ulijiunga',
  accountType: 'Aina ya akaunti',
  anonymous: 'Bila jina halisi',
  registered: 'Imesajiliwa',
  logout: 'Ondoka kwenye akaunti',
  logoutQuestion: 'Una uhakika unataka kuondoka kwenye akaunti?',
  logoutText:
    'Mazungumzo yaliyo kwenye skrini hii yataondolewa. Kalenda yako ya hedhi inabaki kwenye simu hii.',
};
