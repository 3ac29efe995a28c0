/** Made by `apps/web/build/safety-data.ts` from `content/` at build time. */
declare module 'virtual:salama-safety/danger-all' {
  export const danger: import('./danger-rules.ts').DangerBase;
}
declare module 'virtual:salama-safety/danger-en' {
  export const danger: import('./danger-rules.ts').DangerWords;
}
declare module 'virtual:salama-safety/danger-sw' {
  export const danger: import('./danger-rules.ts').DangerWords;
}
declare module 'virtual:salama-safety/danger-fr' {
  export const danger: import('./danger-rules.ts').DangerWords;
}
