import type { ChatContext } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import type { Safety, SafetyFinding } from './safety.ts';
import { checkInAll } from './told-in-all.ts';

interface Told {
  /** The message as it was typed, and as it is meant: either may tell of danger. */
  written: string;
  meant: string;
  context: ChatContext | undefined;
  age: number | undefined;
}

interface Reading {
  safety: Safety;
  asker: { language: Language; country?: Country | undefined };
  /** What is meant by something that was typed. */
  read: (text: string) => string;
}

/** Danger in a message alone, else what goes on after a warning, else what all messages tell together. */
export function dangerIn(
  { written, meant, context, age }: Told,
  { safety, asker, read }: Reading,
): SafetyFinding | undefined {
  const either = (check: (text: string) => SafetyFinding | undefined) =>
    check(written) ?? (meant === written ? undefined : check(meant));
  return (
    either((text) => safety.check(text, asker)) ??
    either((text) => safety.goesOn(text, context?.warned, asker)) ??
    checkInAll(
      { said: (!context?.warned && context?.said) || [], message: written, age },
      { read, check: (text, countsLikeness) => safety.checkTogether(text, { ...asker, countsLikeness }) },
    )
  );
}
