import { join } from 'node:path';
import { type Assistant, createAssistant, openAssistant } from '@salama/assistant/assistant.ts';
import { type Prepared, prepare } from '@salama/assistant/learned.ts';
import { freshDirectories } from '@salama/assistant/safety/fresh-lines.ts';
import type { ModerationRules } from '@salama/content/moderation-types.ts';
import { openPrepared, preparedFile, sourcesVersion, writePrepared } from '@salama/content/prepared-file.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import { readModeration } from '@salama/content/read-moderation.ts';
import type { AnswerKnowledge } from '@salama/content/types.ts';
import type { LineCorrection } from '@salama/contract/corrections/schemas.ts';
import { nameIn } from '@salama/contract/platform/own-name.ts';
import { correctedDirectories } from './features/corrections/lines-in-force.ts';

/** What the server takes from `content/`. */
export interface Content {
  knowledge: AnswerKnowledge;
  moderation: ModerationRules;
  assistant: Assistant;
}

interface PreparedContent extends Prepared {
  moderation: ModerationRules;
}

/**
 * From what the build prepared; when that is missing or stale, the same from the sources, some seconds slower. `today`
 * gives the ISO date by which lines of the directory are old, `corrections` what the desk has changed of them, `name` as whom
 * it speaks where that is not our name.
 */
export function openContent(
  root: string,
  today: () => string,
  corrections: () => readonly LineCorrection[] = () => [],
  name?: string,
): Content {
  const fresh = <K extends AnswerKnowledge>(known: K): K => ({
    ...known,
    ...(name && spokenAs(name, known)),
    directories: freshDirectories(correctedDirectories(known.directories, corrections), today),
  });
  const prepared = openPrepared<PreparedContent>(root);
  if (prepared) {
    const knowledge = fresh(prepared.knowledge);
    return { ...prepared, knowledge, assistant: openAssistant({ ...prepared, knowledge }) };
  }
  const { knowledge: read, moderation } = readSources(root);
  const knowledge = fresh(read);
  return { knowledge, moderation, assistant: createAssistant(knowledge) };
}

/** What it says of itself. The library speaks of no service. */
function spokenAs(
  name: string,
  { replies, safety }: AnswerKnowledge,
): Pick<AnswerKnowledge, 'replies' | 'safety'> {
  const said = replies.replies.map(({ reply, choices, ...rest }) => ({
    ...{ ...rest, reply: nameIn(reply, name) },
    ...(choices && { choices: nameIn(choices, name) }),
  }));
  const words = { ...safety.words, texts: nameIn(safety.words.texts, name) };
  return { replies: { ...replies, replies: said }, safety: { ...safety, words } };
}

/** Does nothing when what is there was made from these sources. */
export function prepareContent(root: string): void {
  if (openPrepared<PreparedContent>(root)) return;
  const { knowledge, moderation } = readSources(root);
  const value: PreparedContent = { ...prepare(knowledge), moderation };
  writePrepared(preparedFile(root), sourcesVersion(root), value);
}

function readSources(root: string) {
  const content = join(root, 'content');
  const knowledge = readKnowledge(content);
  return { knowledge, moderation: readModeration(content, knowledge.articles) };
}
