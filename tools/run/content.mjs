// For who edits content/: `npm run content -- try "message"` tells what is done with a message and why,
// `npm run content -- prune` which signs no known message needs, `npm run content -- review sw` makes a booklet to sign.
import { fail, handOver, install } from './prepare.mjs';

const COMMANDS = ['try', 'prune', 'review'];
const [command = '', ...words] = process.argv.slice(2);
if (!COMMANDS.includes(command))
  fail(`content knows ${COMMANDS.join(', ')}: npm run content -- try "nina mimba and I am bleeding".`);

install();
handOver([`tools/content/${command}.ts`, ...words]);
