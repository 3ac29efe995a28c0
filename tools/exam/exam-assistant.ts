import { join } from 'node:path';
import { type Assistant, openOrLearn } from '@salama/assistant/assistant.ts';
import { openPrepared } from '@salama/content/prepared-file.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';

/** The assistant of these sources, warm: from what the build prepared when that is fresh, which saves half a minute. */
export function examAssistant(): Assistant {
  const root = join(import.meta.dirname, '../..');
  const assistant = openOrLearn(openPrepared(root), () => readKnowledge(join(root, 'content')));
  for (const step of assistant.warmUp) step();
  return assistant;
}
