/** Made by `apps/web/sample-conversation.ts` at build time. */
declare module 'virtual:salama-sample/*' {
  export const sample: {
    question: string;
    answer: import('./lib/prose.ts').Block[];
    sources: string[];
  };
}
