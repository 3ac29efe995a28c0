import type { ErrorCode } from '@salama/contract/errors.ts';

/** A refusal the person is told about: the code gives status and sentence. Expected, hence never an alarm. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Seconds after which a retry makes sense; for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}

const UNAVAILABLE_RETRY = 5;

/** The database, or another part a call cannot do without, is away. Status 503. */
export class Unavailable extends Refusal {
  constructor(cause?: unknown) {
    super('UNAVAILABLE', { retryAfter: UNAVAILABLE_RETRY, cause });
    this.name = 'Unavailable';
  }
}

/** The start cannot go on; the message is one line for the operator and holds no secret. */
export class StartFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartFault';
  }
}

/** What a log may say of any failure: its class and code, never its message, which may quote data. */
export function describeFailure(error: unknown): { name: string; code: string } {
  if (!(error instanceof Error)) return { name: typeof error, code: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return { name: error.name, code };
}
