import { join } from 'node:path';
import { readPlainLines } from './read-labelled-lines.ts';
import { refusalFolders } from './read-replies.ts';
import { readExamples } from './read-safety-examples.ts';
import type { IntentExamples } from './types.ts';

/** The messages of `content/refusals` that the assistant learns to refuse from. Throws a ContentFault that names file and line. */
export function readIntentExamples(folder: string): IntentExamples {
  return {
    refuse: readExamples(folder, refusalFolders(folder), 'refuse').map((example) => ({
      replyId: example.folder,
      text: example.text,
    })),
    honest: readPlainLines(join(folder, 'ordinary'), 'honest'),
  };
}
