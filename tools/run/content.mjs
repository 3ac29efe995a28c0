// For who edits content/: `npm run content -- try "message"` tells what is done with a message and why,
// `npm run content -- prune` which signs no known message needs.
import { fail, handOver, install } from './prepare.mjs';

const COMMANDS = ['try', 'prune'];
const [command = '', ...words] = process.argv.slice(2);
if (!COMMANDS.includes(command))
  fail(`content knows ${COMMANDS.join(' and ')}: npm run content -- try "nina mimba and I am bleeding".`);

install();
handOver([`tools/content/${command}.ts`, ...words]);
