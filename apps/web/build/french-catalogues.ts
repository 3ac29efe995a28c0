import { spaceFrench } from '@salama/content/french-spaces.ts';
import type { Plugin } from 'vite';

const FRENCH = /\/(?:locales\/fr\/[a-z-]+|texts\/fr(?:-[a-z]+)?)\.ts$/;

/** Sets the spaces of the French catalogues. Outside their texts a no-break space is a space to the language too. */
export function frenchCatalogues(): Plugin {
  return {
    name: 'salama-french-catalogues',
    enforce: 'pre',
    transform: (code, id) => (FRENCH.test(id) ? { code: spaceFrench(code), map: null } : undefined),
  };
}
