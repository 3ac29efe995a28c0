import { join } from 'node:path';
import { type Assistant, createAssistant, openAssistant } from '@salama/assistant/assistant.ts';
import type { Prepared } from '@salama/assistant/learned.ts';
import { readPrepared, sourcesVersion } from '@salama/content/prepared-file.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';

/** The assistant of these sources, warm: from what the build prepared when that is fresh, which saves some seconds. */
export function examAssistant(): Assistant {
  const root = join(import.meta.dirname, '../..');
  const prepared = readPrepared<Prepared>(join(root, 'build/content.bin'), sourcesVersion(root));
  const assistant = prepared
    ? openAssistant(prepared)
    : createAssistant(readKnowledge(join(root, 'content')));
  for (const step of assistant.warmUp) step();
  return assistant;
}
