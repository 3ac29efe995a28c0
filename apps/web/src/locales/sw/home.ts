import type { Catalogues } from '../catalogues.ts';

export const home: Catalogues['home'] = {};
