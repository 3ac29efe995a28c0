import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import * as v from 'valibot';
import { type Act, DEEDS } from './act-types.ts';
import { namesNoEmergencyNumber } from './named-numbers.ts';
import { orderedFolders } from './ordered-folders.ts';
import { parseYaml } from './parse-yaml.ts';
import { readSigns } from './read-signs.ts';

const ACT_FILE = 'act.yaml';

const sentence = v.pipe(
  v.string('write what is said in this language'),
  v.trim(),
  v.minLength(1),
  namesNoEmergencyNumber('{call-danger} or another of its kind'),
);
const words = v.strictObject({ en: sentence, sw: sentence, fr: sentence });

const actSchema = v.pipe(
  v.strictObject({
    does: v.picklist(DEEDS, `choose one of ${DEEDS.join(', ')}`),
    into: v.optional(v.picklist(LANGUAGES)),
    emoji: v.optional(v.string()),
    after: v.optional(v.literal('warning')),
    longest: v.pipe(v.number(), v.integer(), v.minValue(1)),
    speaksOf: v.optional(v.array(v.string('write the first word of a concept'))),
    reply: words,
    alone: v.optional(words),
  }),
  v.check(({ does, into }) => (does === 'translate') === (into !== undefined), 'translate goes with into'),
);

/** Reads `content/acts`, in its order. Throws a ContentFault that names the file and the line. */
export function readActs(folder: string): Act[] {
  return orderedFolders(folder, ACT_FILE).map((id) => {
    const own = join(folder, id);
    const file = join(own, ACT_FILE);
    const act = parseYaml(actSchema, readFileSync(file, 'utf8'), file);
    return { id, ...act, signs: readSigns(own, 'signs'), unless: readSigns(own, 'quiet') };
  });
}
