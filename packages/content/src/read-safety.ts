import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceSchema } from '@salama/contract/chat/schemas.ts';
import { CONTACT_KINDS, HELP_KINDS } from '@salama/contract/help.ts';
import * as v from 'valibot';
import { fillControlsIn } from './fill-controls.ts';
import { namesNoEmergencyNumber } from './named-numbers.ts';
import { parseYaml } from './parse-yaml.ts';
import { patternGroups, patternList } from './pattern-list.ts';
import { safetyTexts } from './safety-texts.ts';
import { sectionName } from './section-name.ts';
import type { SafetyRule, SafetyRules, SafetyWords } from './types.ts';

/** Which file of the folder holds the shared words, and which what is said of a danger without a name; every other one holds rules. */
const WORDS_FILE = 'words.yaml';
const UNNAMED_FILE = 'unnamed.yaml';
/** `{told birth abortion}` before a line of a reply. */
const TOLD = /\{told ([^}]*)\}/g;

/** The crisis and danger signs of a folder. Throws a ContentFault that names the file, the line and the field. */
export function readSafety(folder: string): SafetyRules {
  const files = readdirSync(folder).filter(
    (file) => file.endsWith('.yaml') && ![WORDS_FILE, UNNAMED_FILE].includes(file),
  );
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const rules = files.sort().flatMap((file) => parseSafetyRules(read(file), file));
  const repeated = rules.find(({ id }, at) => rules.findIndex((rule) => rule.id === id) !== at);
  if (repeated) throw new Error(`Two safety rules are called ${repeated.id}`);
  const words = parseSafetyWords(read(WORDS_FILE), WORDS_FILE);
  for (const rule of rules) requireTold(rule, words);
  return { words, rules, unnamed: parseUnnamed(read(UNNAMED_FILE), UNNAMED_FILE) };
}

/** A line for what nobody can tell would never be said. */
function requireTold({ id, reply }: SafetyRule, { told }: SafetyWords): void {
  const named = Object.values(reply).flatMap((text) =>
    [...text.matchAll(TOLD)].map(([, names = '']) => names),
  );
  const unknown = named.flatMap((names) => names.split(' ')).find((name) => !(name in told));
  if (unknown !== undefined) {
    throw new Error(
      `Safety rule ${id}: no "${unknown}" in told of ${WORDS_FILE}: ${Object.keys(told).join(', ')}`,
    );
  }
}

export function parseSafetyRules(text: string, file: string): SafetyRule[] {
  return parseYaml(rulesSchema, text, file);
}

function parseUnnamed(text: string, file: string): SafetyRules['unnamed'] {
  const { emergency, crisis } = parseYaml(unnamedSchema, text, file);
  const asRule = (kind: SafetyRule['kind'], said: v.InferOutput<typeof warning>): SafetyRule => ({
    ...said,
    id: `unnamed-${kind}`,
    kind,
    severity: 0,
    signs: [],
    unless: [],
    about: [],
  });
  return { emergency: asRule('emergency', emergency), crisis: asRule('crisis', crisis) };
}

export function parseSafetyWords(text: string, file: string): SafetyWords {
  return parseYaml(wordsSchema, text, file);
}

const reply = v.pipe(
  v.string(),
  v.check((text) => text.split('{contacts}').length === 2, 'needs {contacts} once'),
  v.check((text) => text.split('{call}').length === 2, 'needs {call} once'),
  namesNoEmergencyNumber('{call}'),
);

/** What every warning says, of whatever danger. */
const warning = v.strictObject({
  contacts: v.array(v.picklist(CONTACT_KINDS)),
  reply: v.pipe(v.strictObject({ en: reply, sw: reply, fr: reply }), v.transform(fillControlsIn)),
  sections: v.optional(v.array(sectionName), []),
  sources: v.pipe(v.array(sourceSchema), v.minLength(1, 'needs a source')),
});

const unnamedSchema = v.strictObject({ emergency: warning, crisis: warning });

const rulesSchema = v.array(
  v.strictObject({
    id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
    kind: v.picklist(HELP_KINDS),
    severity: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
    signs: v.pipe(patternList, v.minLength(1, 'needs a sign')),
    unless: v.optional(patternList, ''),
    about: v.pipe(patternList, v.minLength(1, 'needs words that the danger is told with')),
    ...warning.entries,
  }),
);

const wordsSchema = v.strictObject({
  rewrites: v.record(v.string(), v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  known: v.pipe(
    v.string(),
    v.transform((text) => text.split(/\s+/).filter(Boolean)),
  ),
  groups: patternGroups,
  told: v.record(
    v.pipe(v.string(), v.regex(/^[a-z-]+$/)),
    v.pipe(patternList, v.minLength(1, 'needs a pattern')),
  ),
  texts: safetyTexts,
});
