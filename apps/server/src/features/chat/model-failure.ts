/** Why there is no reply. Holds nothing of what was asked or said. */
export type ModelTrouble = 'away' | 'timeout' | 'refused' | 'busy' | 'broken' | 'garbage' | 'cut';

export class ModelFailure extends Error {
  readonly trouble: ModelTrouble;

  constructor(trouble: ModelTrouble, cause?: unknown) {
    super(trouble, { cause });
    this.name = 'ModelFailure';
    this.trouble = trouble;
  }
}

/** What went wrong, in our words. */
export function failureFrom(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const status = statusOf(error);
  if (status === 429) return new ModelFailure('busy', error);
  if (status !== undefined && status >= 500) return new ModelFailure('broken', error);
  if (status !== undefined) return new ModelFailure('refused', error);
  if (error instanceof SyntaxError) return new ModelFailure('garbage', error);
  return new ModelFailure('away', error);
}

/** The status of a server's refusal. */
export function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}
