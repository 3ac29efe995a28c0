import { build, checkSettings, handOver, install } from './prepare.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

install();
checkSettings();
await build();
handOver([...SERVER_FLAGS, 'apps/server/src/main.ts']);
