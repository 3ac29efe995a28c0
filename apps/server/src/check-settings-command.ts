import { readEnvironment } from './platform/environment.ts';
import { requireHost } from './platform/host.ts';
import { endStart } from './platform/start-failure.ts';

// `npm start` runs this before it builds: a wrong setting ends it at once, in one line.
try {
  await requireHost(readEnvironment(process.env));
} catch (error) {
  endStart(error);
}
