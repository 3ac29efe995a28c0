import { failureSchema } from '@salama/contract/envelope.ts';
import { ERRORS } from '@salama/contract/errors.ts';
import type { HostileRequest } from './hostile-requests.ts';
import type { Answer } from './raw-connection.ts';

/** What an answer to a hostile request is: in order, refused because nothing could be served just then, or a fault. */
export type Judgement = 'in order' | 'overloaded' | { fault: string };

/** Says so when what is not even HTTP is refused: its status has no code of its own. */
const UNREADABLE = [408, 431];
const TOLD_TOO_MUCH = /node_modules|node:internal|\bat \S+ \(|\.ts:\d+|SQLITE_|relation "|syntax error at/;

export function judge(
  { isUnframed, isHead }: Pick<HostileRequest, 'isUnframed' | 'isHead'>,
  answer: Answer,
): Judgement {
  if (answer === 'silent') return { fault: 'no answer' };
  if (answer === 'closed') return isUnframed ? 'in order' : { fault: 'closed without an answer' };
  const { status, body } = answer;
  if (TOLD_TOO_MUCH.test(body)) return { fault: `${status} tells of the program` };
  if (isHead || (body === '' && status < 300))
    return status < 500 ? 'in order' : { fault: `status ${status}` };
  if (body.startsWith('event: ') && status === 200) return 'in order';
  const said = read(body);
  if (status < 400) return isSuccess(said) ? 'in order' : { fault: `${status} outside the envelope` };
  const refusal = failureSchema['~standard'].validate(said);
  if (refusal instanceof Promise || refusal.issues) return { fault: `${status} outside the envelope` };
  const { error } = refusal.value;
  if (status === 503 && error === 'UNAVAILABLE') return 'overloaded';
  if (status >= 500) return { fault: `status ${status}` };
  const fits = ERRORS[error] === status || (UNREADABLE.includes(status) && error === 'MALFORMED_REQUEST');
  return fits ? 'in order' : { fault: `${error} with status ${status}` };
}

function isSuccess(said: unknown): boolean {
  return (
    typeof said === 'object' && said !== null && 'success' in said && said.success === true && 'data' in said
  );
}

function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
