import { build, handOver, install } from './prepare.mjs';

install();
await build();
handOver(['--disable-warning=ExperimentalWarning', 'tools/demo/demo.ts']);
