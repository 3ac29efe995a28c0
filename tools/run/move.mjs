import { handOver, install } from './prepare.mjs';

install();
handOver([
  '--disable-warning=ExperimentalWarning',
  'apps/server/src/move-command.ts',
  ...process.argv.slice(2),
]);
