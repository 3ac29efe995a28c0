import { build, handOver, install } from './prepare.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

install();
build();
handOver([...SERVER_FLAGS, 'apps/server/src/main.ts']);
