import { readBrand } from './platform/brand/read-brand.ts';
import { readEnvironment } from './platform/environment.ts';
import { requireHost } from './platform/host.ts';
import { endStart } from './platform/start-failure.ts';

// `npm start` runs this before it builds: a wrong setting ends it at once, in one line.
try {
  const environment = readEnvironment(process.env);
  readBrand(environment);
  await requireHost(environment);
} catch (error) {
  endStart(error);
}
