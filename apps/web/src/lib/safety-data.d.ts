/** Made by `apps/web/build/safety-data.ts` from `content/` at build time. */
declare module 'virtual:salama-safety' {
  export const rules: import('@salama/content/types.ts').Knowledge['safety'];
  export const directories: import('@salama/content/types.ts').Directory[];
}
