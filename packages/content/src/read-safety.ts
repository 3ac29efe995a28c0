import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceSchema } from '@salama/contract/chat/schemas.ts';
import { CONTACT_KINDS, HELP_KINDS } from '@salama/contract/help.ts';
import * as v from 'valibot';
import { fillControlsIn } from './fill-controls.ts';
import { namesNoEmergencyNumber } from './named-numbers.ts';
import { parseYaml } from './parse-yaml.ts';
import { patternLists } from './pattern-list.ts';
import { readAfterWarning } from './read-after-warning.ts';
import { readSigns } from './read-signs.ts';
import { joinGroups, readGroupsByLanguage } from './read-word-groups.ts';
import { safetyTexts } from './safety-texts.ts';
import { sectionName } from './section-name.ts';
import type { SafetyRule, SafetyRules, SafetyWords } from './types.ts';

const RULE_FILE = 'rule.yaml';
/** `{told birth abortion}` before a line of a reply. */
const TOLD = /\{told ([^}]*)\}/g;

/** The dangers of `content/danger`. Throws a ContentFault that names the file, the line and the field. */
export function readSafety(folder: string): SafetyRules {
  const words = readSafetyWords(folder);
  const rules = ruleFolders(folder).map((id) => readRule(join(folder, id), id));
  for (const rule of rules) {
    requireTold(rule, words);
    requireOwnSeverity(rule, rules);
  }
  const unnamed = join(folder, 'unnamed.yaml');
  const names = rules.map(({ id }) => id);
  return {
    words,
    rules,
    unnamed: parseUnnamed(readFileSync(unnamed, 'utf8'), unnamed),
    afterWarning: readAfterWarning(join(folder, 'after-warning'), names),
  };
}

/** The folders that hold a rule, in the order of their names. */
export function ruleFolders(folder: string): string[] {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter((name) => readdirSync(join(folder, name)).includes(RULE_FILE))
    .sort();
}

function readRule(folder: string, id: string): SafetyRule {
  const file = join(folder, RULE_FILE);
  const rule = parseRule(readFileSync(file, 'utf8'), file);
  const signs = readSigns(folder, 'signs');
  if (signs.length === 0) throw new Error(`Danger rule ${id} needs a sign`);
  return { id, ...rule, signs, unless: readSigns(folder, 'quiet') };
}

export function parseRule(text: string, file: string): Omit<SafetyRule, 'id' | 'signs' | 'unless'> {
  return parseYaml(ruleSchema, text, file);
}

function readSafetyWords(folder: string): SafetyWords {
  const read = <S extends v.GenericSchema>(schema: S, name: string) => {
    const file = join(folder, name);
    return parseYaml(schema, readFileSync(file, 'utf8'), file);
  };
  const { told, ...texts } = read(textsSchema, 'texts.yaml');
  return {
    ...read(spellingSchema, 'spelling.yaml'),
    groups: joinGroups(readGroupsByLanguage(join(folder, 'words'))),
    told: Object.fromEntries(told.map((name) => [name, readSigns(join(folder, 'told', name), 'signs')])),
    texts,
  };
}

/** A line for what nobody can tell would never be said. */
function requireTold({ id, reply }: SafetyRule, { told }: SafetyWords): void {
  const named = Object.values(reply).flatMap((text) =>
    [...text.matchAll(TOLD)].map(([, names = '']) => names),
  );
  const unknown = named.flatMap((names) => names.split(' ')).find((name) => !(name in told));
  if (unknown !== undefined) {
    throw new Error(
      `Danger rule ${id}: no "${unknown}" in told of texts.yaml: ${Object.keys(told).join(', ')}`,
    );
  }
}

/** Of two rules that match one leads, and which one is written, not left to the order of files. */
function requireOwnSeverity({ id, severity }: SafetyRule, rules: readonly SafetyRule[]): void {
  const other = rules.find((rule) => rule.id !== id && rule.severity === severity);
  if (other)
    throw new Error(`Danger rules ${id} and ${other.id} have the same severity: say which one leads`);
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

const ruleSchema = v.strictObject({
  kind: v.picklist(HELP_KINDS),
  severity: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  about: v.pipe(patternLists, v.minLength(1, 'needs words that the danger is told with')),
  ...warning.entries,
});

const spellingSchema = v.strictObject({
  rewrites: v.record(v.string(), v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
  borrowed: v.record(v.pipe(v.string(), v.regex(/^[a-z]+$/)), v.pipe(v.string(), v.regex(/^[a-z]+$/))),
  known: v.pipe(
    v.string(),
    v.transform((text) => text.split(/\s+/).filter(Boolean)),
  ),
});

const textsSchema = v.strictObject({
  told: v.array(v.pipe(v.string(), v.regex(/^[a-z-]+$/))),
  ...safetyTexts.entries,
});
