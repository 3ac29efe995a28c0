import { readFileSync } from 'node:fs';
import { REPLY_KINDS } from '@salama/contract/chat/schemas.ts';
import * as v from 'valibot';
import { fillControlsIn } from './fill-controls.ts';
import { namesNoEmergencyNumber } from './named-numbers.ts';
import { parseYaml } from './parse-yaml.ts';
import type { FixedReplies } from './types.ts';

const patterns = v.optional(
  v.array(v.string('write a pattern, between quotes when it is only a number')),
  [],
);
const sentence = v.pipe(
  v.string('write the reply in this language'),
  v.trim(),
  v.minLength(1),
  namesNoEmergencyNumber('{call-danger} or another of its kind'),
);

const replySchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'use small letters, digits and dashes')),
  kind: v.picklist(REPLY_KINDS, `choose one of ${REPLY_KINDS.join(', ')}`),
  signs: patterns,
  unless: patterns,
  longest: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  speaksOf: v.optional(v.array(v.string('write the first word of a concept'))),
  reply: v.pipe(v.strictObject({ en: sentence, sw: sentence, fr: sentence }), v.transform(fillControlsIn)),
});

const repliesSchema = v.strictObject({
  groups: v.record(v.string(), v.array(v.string('write a pattern'))),
  replies: v.pipe(
    v.array(replySchema),
    v.check(
      (replies) => new Set(replies.map(({ id }) => id)).size === replies.length,
      'an id stands twice: rename one',
    ),
  ),
});

/** Reads `replies.yaml`: refusals, greetings, "I don't know". */
export function readReplies(file: string): FixedReplies {
  return parseReplies(readFileSync(file, 'utf8'), file);
}

export function parseReplies(text: string, file: string): FixedReplies {
  return parseYaml(repliesSchema, text, file);
}
