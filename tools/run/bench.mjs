// `npm run bench`: every benchmark of tools/bench, or the ones named: `npm run bench -- assistant`.
// Flags go to the benchmark: `npm run bench -- board --questions=1000`.
import { runNamed } from './named-scripts.mjs';

await runNamed('tools/bench', 'benchmark', (all) => all);
