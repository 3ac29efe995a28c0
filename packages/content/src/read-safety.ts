import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceSchema } from '@salama/contract/chat/schemas.ts';
import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { CONTACT_KINDS, HELP_KINDS } from '@salama/contract/help.ts';
import * as v from 'valibot';
import { parseYaml } from './parse-yaml.ts';
import { patternGroups, patternList } from './pattern-list.ts';
import { sectionName } from './section-name.ts';
import type { SafetyRule, SafetyRules, SafetyWords } from './types.ts';

/** Which file of the folder holds the shared words; every other one holds rules. */
const WORDS_FILE = 'words.yaml';

/** The crisis and danger signs of a folder. Throws a ContentFault that names the file, the line and the field. */
export function readSafety(folder: string): SafetyRules {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== WORDS_FILE);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const rules = files.sort().flatMap((file) => parseSafetyRules(read(file), file));
  const repeated = rules.find(({ id }, at) => rules.findIndex((rule) => rule.id === id) !== at);
  if (repeated) throw new Error(`Two safety rules are called ${repeated.id}`);
  return { words: parseSafetyWords(read(WORDS_FILE), WORDS_FILE), rules };
}

export function parseSafetyRules(text: string, file: string): SafetyRule[] {
  return parseYaml(rulesSchema, text, file);
}

export function parseSafetyWords(text: string, file: string): SafetyWords {
  return parseYaml(wordsSchema, text, file);
}

const NAMED_NUMBER = new RegExp(`\\b${EMERGENCY_NUMBER}\\b|\\{emergency\\}`);
const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const threeLanguages = v.strictObject({ en: sentence, sw: sentence, fr: sentence });

const reply = v.pipe(
  v.string(),
  v.check((text) => text.split('{contacts}').length === 2, 'needs {contacts} once'),
  v.check((text) => text.split('{call}').length === 2, 'needs {call} once'),
  v.check((text) => !NAMED_NUMBER.test(text), `must not name ${EMERGENCY_NUMBER}: {call} says whom to call`),
);

const withLine = v.pipe(
  sentence,
  v.check((text) => text.includes('{line}'), 'needs {line}'),
);
const opening = v.strictObject({ en: withLine, sw: withLine, fr: withLine });

const rulesSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
    kind: v.picklist(HELP_KINDS),
    severity: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    contacts: v.array(v.picklist(CONTACT_KINDS)),
    signs: v.pipe(patternList, v.minLength(1, 'needs a sign')),
    unless: v.optional(patternList, ''),
    about: v.optional(patternList, ''),
    reply: v.strictObject({ en: reply, sw: reply, fr: reply }),
    sections: v.optional(v.array(sectionName), []),
    sources: v.pipe(v.array(sourceSchema), v.minLength(1, 'needs a source')),
  }),
);

const wordsSchema = v.strictObject({
  rewrites: v.record(v.string(), v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  known: v.pipe(
    v.string(),
    v.transform((text) => text.split(/\s+/).filter(Boolean)),
  ),
  groups: patternGroups,
  texts: v.strictObject({
    noCountry: threeLanguages,
    also: threeLanguages,
    call: v.strictObject({
      emergency: v.strictObject({ line: opening, hospital: opening, anywhere: opening }),
      crisis: v.strictObject({ line: opening, lineOrPolice: opening, hospital: opening, anywhere: opening }),
    }),
    hospitalFirst: threeLanguages,
    answerers: v.strictObject({
      medical: threeLanguages,
      police: threeLanguages,
      rescue: threeLanguages,
      any: threeLanguages,
      varies: threeLanguages,
      child: threeLanguages,
      gbv: threeLanguages,
      mental: threeLanguages,
    }),
  }),
});
