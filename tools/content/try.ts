import { join } from 'node:path';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { createExplainer } from './explain-message.ts';
import { openSignBook } from './sign-book.ts';

/** Prints what phone and server do with the messages that are given, and why. */
const messages = process.argv.slice(2);
const root = process.cwd();
const content = join(root, 'content');
if (messages.length === 0)
  console.info('Write the message between quotes: npm run content -- try "my baby is cold".');
else {
  console.info('Reading and learning the content takes some seconds.');
  const explain = createExplainer(readKnowledge(content), openSignBook(join(content, 'danger')), root);
  for (const message of messages) console.info(`\n${explain(message).join('\n')}`);
}
