// `npm run drill -- <name>`: what proves more than `npm test` has time for. Each drill prints what it proved, and fails when
// it did not. Flags go to the drill: `npm run drill -- soak --minutes=60`.
import { runNamed } from './named-scripts.mjs';

await runNamed('drills', 'drill');
