import { endStart } from './platform/start-failure.ts';
import { fillPages } from './platform/static/fill-pages.ts';
import { readPlan } from './platform/static/operator-pages.ts';

// The server runs this once for its settings, so that what it takes in memory is given back: fills the pages of the build in the
// first folder into the second, with the values in JSON behind them.
const [root = '', folder = '', values = '{}'] = process.argv.slice(2);
try {
  process.umask(0o077);
  const plan = readPlan(root);
  if (plan) await fillPages(root, { plan, values: JSON.parse(values), folder });
} catch (error) {
  endStart(error);
}
