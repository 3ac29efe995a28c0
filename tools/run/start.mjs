import { build, handOver, install } from './prepare.mjs';

install();
build();
handOver(['--disable-warning=ExperimentalWarning', 'apps/server/src/main.ts']);
