/** Made by `apps/web/build/sample-conversation.ts` at build time. */
declare module 'virtual:salama-sample/*' {
  export const sample: {
    question: string;
    answer: import('../lib/prose.ts').Block[];
    sources: string[];
  };
}
