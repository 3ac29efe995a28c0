import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { orderedFolders } from './ordered-folders.ts';
import { parseYaml } from './parse-yaml.ts';
import { readSigns } from './read-signs.ts';
import { sectionName } from './section-name.ts';
import type { Situation } from './types.ts';

const SITUATION_FILE = 'situation.yaml';

const sentence = v.pipe(v.string('write the first line in this language'), v.trim(), v.minLength(1));

const situationSchema = v.strictObject({
  clock: v.exactOptional(v.string()),
  belowWarning: v.exactOptional(v.literal(true)),
  terms: v.exactOptional(v.pipe(v.number(), v.minValue(1))),
  sections: v.pipe(v.array(sectionName), v.minLength(1, 'name at least one section of the library')),
  first: v.exactOptional(v.strictObject({ en: sentence, sw: sentence, fr: sentence })),
});

/** Reads what happened, what to do now, where the library says more. Throws a ContentFault. */
export function readSituations(folder: string): Situation[] {
  return orderedFolders(folder, SITUATION_FILE).map((id) => {
    const [place, signs] = [join(folder, id), readSigns(join(folder, id), 'signs')];
    if (signs.length === 0) throw new Error(`Situation ${id} needs a sign`);
    const file = join(place, SITUATION_FILE);
    const situation = parseSituation(readFileSync(file, 'utf8'), file);
    return { id, ...situation, signs, unless: readSigns(place, 'quiet') };
  });
}

export function parseSituation(text: string, file: string): Omit<Situation, 'id' | 'signs' | 'unless'> {
  return parseYaml(situationSchema, text, file);
}
