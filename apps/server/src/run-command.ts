import { ERRORS, type ErrorCode } from '@salama/contract/errors.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import { describeFailure, Refusal, StartFault } from './platform/errors.ts';

/** A command of the operator: prints what it did, or one line that says why not, and ends with 0 or 1. */
export function runCommand(work: (args: string[]) => Promise<string>): void {
  work(process.argv.slice(2)).then(
    (line) => console.info(line),
    (error: unknown) => {
      console.error(reasonOf(error));
      process.exitCode = 1;
    },
  );
}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return sentenceOf(error.code);
  if (error instanceof StartFault) return error.message;
  const { name, code } = describeFailure(error);
  return `The command failed: ${[name, code].filter(Boolean).join(' ')}`;
}

function sentenceOf(code: ErrorCode): string {
  return ERRORS[code] === 503 ? 'The database cannot be reached.' : texts.en.errors[code];
}
