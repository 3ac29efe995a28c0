/** Made by `apps/web/build/country-names.ts` from `content/countries` at build time, in the order of lists. */
declare module 'virtual:salama-countries/*' {
  export const countries: { code: import('@salama/contract/country.ts').Country; name: string }[];
}
