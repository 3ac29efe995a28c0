import type { AccountTexts } from './en-accounts.ts';

export const accounts: AccountTexts = {
  errors: {
    FIELDS_REQUIRED: 'Tafadhali jaza sehemu zote zinazohitajika',
    USERNAME_LENGTH: 'Jina la mtumiaji lina herufi 3 hadi 30.',
    USERNAME_CHARACTERS: 'Tumia herufi na namba; nukta, kistari au mstari chini viwe katikati tu.',
    USERNAME_CONTACT: 'Kwa usalama wako, jina haliwezi kufanana na namba ya simu au barua pepe.',
    USERNAME_GENERATED: 'Majina kama hili hupewa wanaoandika bila jina lao. Chagua lingine.',
    PASSWORD_LENGTH: 'Nenosiri lina herufi 8 hadi 128.',
    PASSWORD_IS_USERNAME: 'Nenosiri lako haliwezi kuwa jina lako la mtumiaji.',
  },
  fallbacks: {
    register: 'Imeshindikana kufungua akaunti',
    login: 'Imeshindikana kuingia, angalia jina na nenosiri lako',
    anonymousSession: 'Imeshindikana kuanzisha kipindi bila jina',
  },
};
