import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import { ContentFault } from './content-fault.ts';
import type { SafetyExamples } from './types.ts';

/** The messages of a folder that the safety layer learns from. Throws a ContentFault that names file and line. */
export function readSafetyExamples(folder: string): SafetyExamples {
  const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n');
  return {
    danger: LANGUAGES.flatMap((language) => {
      const file = `danger.${language}.txt`;
      return linesOf(file).flatMap((line, at) => (line ? [parseDanger(line, file, at + 1)] : []));
    }),
    honest: LANGUAGES.flatMap((language) => linesOf(`honest.${language}.txt`).filter((line) => line !== '')),
  };
}

function parseDanger(line: string, file: string, number: number): SafetyExamples['danger'][number] {
  const [, ruleId, text] = /^([a-z]+(?:-[a-z]+)*): (.+)$/.exec(line) ?? [];
  if (!ruleId || !text)
    throw new ContentFault(file, number, 'write the id of a rule, a colon and the message');
  return { ruleId, text };
}
