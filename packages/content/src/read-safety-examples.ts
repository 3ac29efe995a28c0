import { readLabelledLines, readPlainLines } from './read-labelled-lines.ts';
import type { SafetyExamples } from './types.ts';

/** The messages of a folder that the safety layer learns from. Throws a ContentFault that names file and line. */
export function readSafetyExamples(folder: string): SafetyExamples {
  return {
    danger: readLabelledLines(folder, 'danger').map(({ label, text }) => ({ ruleId: label, text })),
    honest: readPlainLines(folder, 'honest'),
    everyday: readLabelledLines(folder, 'everyday').map(({ label, text }) => ({ subject: label, text })),
  };
}
