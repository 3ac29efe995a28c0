import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELP_USES, type HelpWords } from '@salama/contract/help-words.ts';
import * as v from 'valibot';
import { parseYaml } from './parse-yaml.ts';

const FILE = 'help.yaml';

/** `help.yaml` of the library. Throws a ContentFault; a library without one has no places for whom to call. */
export function readHelpWords(folder: string): HelpWords | undefined {
  const file = join(folder, FILE);
  return existsSync(file) ? parseYaml(helpSchema, readFileSync(file, 'utf8'), FILE) : undefined;
}

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const withLine = v.pipe(
  words,
  v.check((text) => text.split('{line}').length === 2, 'needs {line} once'),
);
const helpSchema = v.strictObject(
  v.entriesFromList(
    HELP_USES,
    v.strictObject({
      line: v.strictObject({ en: withLine, sw: withLine, fr: withLine }),
      without: v.strictObject({ en: words, sw: words, fr: words }),
    }),
  ),
);
