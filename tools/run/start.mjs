import { build, handOver, install } from './prepare.mjs';

install();
build();
// A small nursery for short-lived objects: a third less memory under load for a hundredth more work.
handOver(['--max-semi-space-size=4', '--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts']);
