import { readLabelledLines, readPlainLines } from './read-labelled-lines.ts';
import type { IntentExamples } from './types.ts';

/** The messages of a folder that the assistant learns to refuse from. Throws a ContentFault that names file and line. */
export function readIntentExamples(folder: string): IntentExamples {
  return {
    refuse: readLabelledLines(folder, 'refuse').map(({ label, text }) => ({ replyId: label, text })),
    honest: readPlainLines(folder, 'honest'),
  };
}
