import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Clock, COUNTS } from './clock-types.ts';
import { orderedFolders } from './ordered-folders.ts';
import { parseYaml } from './parse-yaml.ts';

const CLOCK_FILE = 'clock.yaml';

const sentence = v.pipe(v.string('write it in this language'), v.trim(), v.minLength(1));
const texts = v.strictObject({ en: sentence, sw: sentence, fr: sentence });

const clockSchema = v.strictObject({
  counts: v.picklist(COUNTS, `choose among ${COUNTS.join(', ')}`),
  range: v.optional(v.literal('longer')),
  steps: v.pipe(
    v.array(v.strictObject({ upTo: v.optional(v.pipe(v.number(), v.minValue(1))), say: texts })),
    v.minLength(2, 'write a step for each window, and one for later'),
    v.check((steps) => isRising(steps), 'write the hours in rising order, and the last step without'),
  ),
  due: v.optional(texts),
  ask: v.optional(texts),
  choices: v.optional(v.array(texts), []),
});

/** Reads `content/clocks`. Throws a ContentFault that names the file and the line. */
export function readClocks(folder: string): Clock[] {
  return orderedFolders(folder, CLOCK_FILE).map((id) => {
    const file = join(folder, id, CLOCK_FILE);
    return { id, ...parseYaml(clockSchema, readFileSync(file, 'utf8'), file) };
  });
}

function isRising(steps: readonly { upTo?: number | undefined }[]): boolean {
  const hours = steps.map(({ upTo = Infinity }) => upTo);
  return hours.every((upTo, at) => upTo > (hours[at - 1] ?? 0)) && hours.at(-1) === Infinity;
}
