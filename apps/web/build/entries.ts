/** The oldest browsers that lay out the style sheet as meant. */
const APP = ['chrome111', 'firefox128', 'safari16.4'];

/** What no engine may fail at: Exit, the gate, and the word that this browser cannot run the app. */
const PLAINEST = ['chrome60', 'firefox60', 'safari11.1'];

/** Every script that the build makes from `src/app/entries`, and the engines it is written for. */
export const ENTRIES = {
  app: { source: 'src/app/entries/client.tsx', target: APP },
  boot: { source: 'src/app/entries/boot.ts', target: PLAINEST },
  wake: { source: 'src/app/entries/wake.ts', target: PLAINEST },
  worker: { source: 'src/app/entries/service-worker.ts', target: APP },
  /** Runs in the build alone. */
  prerender: { source: 'src/app/entries/prerender.tsx', target: [] },
} as const;
