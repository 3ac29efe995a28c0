/** Made by `apps/web/build/content-data.ts` from `content/` at build time. */
declare module 'virtual:salama-content/*' {
  export const data: unknown;
}
