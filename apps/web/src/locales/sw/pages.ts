import type { Catalogues } from '../catalogues.ts';

export const pages: Catalogues['pages'] = {};
