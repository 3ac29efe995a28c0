import type { Catalogues } from '../catalogues.ts';

export const chat: Catalogues['chat'] = {};
