import { onFarewell } from './farewell.ts';
import { readText } from './storage.ts';

/** What the server tells a visitor of a post, and nobody else. */
interface Marks {
  _id: string;
  isOwn: boolean;
  hasVoted?: boolean;
  /** Only its author may see it. */
  moderation?: unknown;
  moderatorMessage?: unknown;
}

/** What this visit wrote, found by its code, or voted for. In memory alone. */
const written = new Set<string>();
const voted = new Set<string>();
onFarewell(() => {
  written.clear();
  voted.clear();
});

export function noteWritten(id: string): void {
  written.add(id);
}

export function noteVoted(id: string): void {
  voted.add(id);
}

/**
 * Posts as whoever holds this phone may see them. The server marks what the signed session wrote and voted for. The
 * session survives Exit, or Exit would vote twice; the next holder of the phone is not its owner. So after an Exit only
 * what was done in this visit is marked, and what others may not see is left out.
 */
export function shownHere<T extends Marks>(posts: readonly T[]): T[] {
  if (readText('last_exit') === undefined) return [...posts];
  return posts
    .filter(({ _id, moderation }) => moderation === undefined || written.has(_id))
    .map((post) => ({ ...(written.has(post._id) ? post : asStranger(post)), ...voteOn(post) }));
}

function asStranger<T extends Marks>(post: T): T {
  const { moderatorMessage: _said, ...seen } = { ...post, isOwn: false };
  return seen as T;
}

/** Stories have no votes. */
function voteOn({ _id, hasVoted }: Marks) {
  return hasVoted !== undefined && { hasVoted: hasVoted && voted.has(_id) };
}
