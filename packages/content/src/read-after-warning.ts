import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_KINDS } from '@salama/contract/help.ts';
import * as v from 'valibot';
import { namesNoEmergencyNumber } from './named-numbers.ts';
import { orderedFolders } from './ordered-folders.ts';
import { parseYaml } from './parse-yaml.ts';
import { readSigns } from './read-signs.ts';
import type { AfterWarning } from './safety-types.ts';

const KEPT_FILE = 'kept.yaml';

const sentence = v.pipe(v.string(), v.trim(), v.minLength(1), namesNoEmergencyNumber('the help below'));

const keptSchema = v.strictObject({
  after: v.pipe(v.array(v.string()), v.minLength(1, 'needs a kind of warning or a rule')),
  longest: v.pipe(v.number(), v.integer(), v.minValue(1)),
  said: v.optional(v.strictObject({ en: sentence, sw: sentence, fr: sentence })),
});

/**
 * What of `content/danger/after-warning` brings a warning back, in the order in which it leads. Throws a ContentFault that
 * names the file and the line. `rules`: the names that `after` may use beside the kinds.
 */
export function readAfterWarning(folder: string, rules: readonly string[]): AfterWarning[] {
  return orderedFolders(folder, KEPT_FILE).map((id) => {
    const file = join(folder, id, KEPT_FILE);
    const kept = parseYaml(keptSchema, readFileSync(file, 'utf8'), file);
    const unknown = kept.after.find((name) => ![...HELP_KINDS, ...rules].includes(name));
    if (unknown !== undefined)
      throw new Error(`${file}: no kind of warning and no rule is called ${unknown}`);
    const signs = readSigns(join(folder, id), 'signs');
    if (signs.length === 0) throw new Error(`${file}: needs a sign`);
    const { said, ...rest } = kept;
    return { id, ...rest, ...(said && { said }), signs, unless: readSigns(join(folder, id), 'quiet') };
  });
}
