import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPLY_KINDS } from '@salama/contract/chat/schemas.ts';
import * as v from 'valibot';
import { fillControlsIn } from './fill-controls.ts';
import { namesNoEmergencyNumber } from './named-numbers.ts';
import { orderedFolders } from './ordered-folders.ts';
import { parseYaml } from './parse-yaml.ts';
import { readSigns } from './read-signs.ts';
import { joinGroups, readGroupsByLanguage } from './read-word-groups.ts';
import type { FixedReplies, FixedReply } from './types.ts';

const REPLY_FILE = 'reply.yaml';

const sentence = v.pipe(
  v.string('write the reply in this language'),
  v.trim(),
  v.minLength(1),
  namesNoEmergencyNumber('{call-danger} or another of its kind'),
);

const choices = v.pipe(v.array(sentence), v.minLength(2), v.maxLength(3));

const replySchema = v.strictObject({
  kind: v.picklist(REPLY_KINDS, `choose one of ${REPLY_KINDS.join(', ')}`),
  longest: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  speaksOf: v.optional(v.array(v.string('write the first word of a concept'))),
  reply: v.pipe(v.strictObject({ en: sentence, sw: sentence, fr: sentence }), v.transform(fillControlsIn)),
  choices: v.optional(v.strictObject({ en: choices, sw: choices, fr: choices })),
});

/** Reads what Salama refuses and its other fixed replies. Throws a ContentFault that names the file and the line. */
export function readReplies(contentDir: string): FixedReplies {
  const folders = ['refusals', 'replies'].map((name) => join(contentDir, name));
  const replies = folders.flatMap((folder) => {
    const quiet = readSigns(folder, 'quiet');
    return orderedFolders(folder, REPLY_FILE).map((id) => readReply(join(folder, id), id, quiet));
  });
  const twice = replies.find(({ id }, at) => replies.findIndex((reply) => reply.id === id) !== at);
  if (twice) throw new Error(`${twice.id} is a refusal and another reply: rename one folder`);
  const groups = folders.map((folder) => joinGroups(readGroupsByLanguage(join(folder, 'words'))));
  return { groups: Object.assign({}, ...groups), replies };
}

/** The names of the refusals, in their order. */
export function refusalFolders(folder: string): string[] {
  return orderedFolders(folder, REPLY_FILE);
}

/** `quiet` keeps all replies beside it silent. */
function readReply(folder: string, id: string, quiet: readonly string[]): FixedReply {
  const file = join(folder, REPLY_FILE);
  const reply = parseReply(readFileSync(file, 'utf8'), file);
  const unless = [...readSigns(folder, 'quiet'), ...quiet];
  return { id, ...reply, signs: readSigns(folder, 'signs'), unless };
}

export function parseReply(text: string, file: string): Omit<FixedReply, 'id' | 'signs' | 'unless'> {
  return parseYaml(replySchema, text, file);
}
