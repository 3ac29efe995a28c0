// `npm run doctor`: what an operator should know of this copy, one line each, also beside a server that runs. Ends with 1 when
// something has to be done now.
import { handOver, install } from './prepare.mjs';

install();
handOver(['--disable-warning=ExperimentalWarning', 'apps/server/src/doctor-command.ts']);
