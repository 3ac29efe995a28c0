import type { AccountTexts } from './en-accounts.ts';

export const accounts: AccountTexts = {
  errors: {
    FIELDS_REQUIRED: 'Tafadhali jaza sehemu zote zinazohitajika',
  },
  fallbacks: {
    register: 'Imeshindikana kufungua akaunti',
    login: 'Imeshindikana kuingia, angalia jina na nenosiri lako',
    anonymousSession: 'Imeshindikana kuanzisha kipindi bila jina',
  },
};
