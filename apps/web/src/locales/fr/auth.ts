import type { Catalogues } from '../catalogues.ts';

export const auth: Catalogues['auth'] = {};
