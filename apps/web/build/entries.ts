/** Syntax that Chrome 80 reads. What its library lacks, `lib/older-library.ts` brings where it is missing. */
const APP = ['es2019'];

/** What no engine may fail at: Exit, the gate, and the word that this browser cannot run the app. */
const PLAINEST = ['chrome60', 'firefox60', 'safari11.1'];

/** The oldest browsers that read the style sheet; see `older-styles.ts`. */
export const OLDEST_STYLED = ['chrome80', 'firefox90', 'safari14'];

/** Every script that the build makes from `src/app/entries`, and the engines it is written for. */
export const ENTRIES = {
  app: { source: 'src/app/entries/client.tsx', target: APP },
  boot: { source: 'src/app/entries/boot.ts', target: PLAINEST },
  wake: { source: 'src/app/entries/wake.ts', target: PLAINEST },
  play: { source: 'src/app/entries/play.ts', target: PLAINEST },
  older: { source: 'src/app/entries/older.ts', target: PLAINEST },
  worker: { source: 'src/app/entries/service-worker.ts', target: APP },
  /** Runs in the build alone. */
  prerender: { source: 'src/app/entries/prerender.tsx', target: [] },
} as const;

/** What every page fetches by itself once the app has started: it counts like what the page begins with. */
export const AT_ONCE = ['src/app/compose/device-settings.tsx', 'src/features/auth/anonymous-username.ts'];
