/** Plain JavaScript, because any Node may begin `npm start`. */
declare module '*/server-flags.mjs' {
  export const SERVER_FLAGS: string[];
}
