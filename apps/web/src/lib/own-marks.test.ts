import { beforeEach, describe, expect, it } from 'vitest';
import { sayFarewell } from './farewell.ts';
import { noteVoted, noteWritten, shownHere } from './own-marks.ts';
import { write } from './storage.ts';

const post = (more = {}) => ({ _id: 'a', isOwn: true, hasVoted: true, content: 'Text', ...more });

beforeEach(() => sayFarewell(false));

describe('the marks of who writes here', () => {
  it('are what the server says, until somebody has left by Exit', () => {
    const told = [post(), post({ _id: 'b', moderation: 'held', moderatorMessage: 'care' })];
    expect(shownHere(told)).toEqual(told);
  });

  it('are gone after it, with what only the author may see', () => {
    write('last_exit', 'k3j9');
    const told = [post({ moderatorMessage: 'care' }), post({ _id: 'b', moderation: 'held' })];
    expect(shownHere(told)).toEqual([post({ isOwn: false, hasVoted: false })]);
  });

  it('stay for what was written, or found by its code, since', () => {
    write('last_exit', 'k3j9');
    noteWritten('b');
    const held = post({ _id: 'b', hasVoted: false, moderation: 'held', moderatorMessage: 'care' });
    expect(shownHere([post(), held])).toEqual([post({ isOwn: false, hasVoted: false }), held]);
    sayFarewell(false);
    expect(shownHere([held])).toEqual([]);
  });

  it('stay for votes given since, and for nothing that was not voted for', () => {
    write('last_exit', 'k3j9');
    noteVoted('a');
    expect(shownHere([post({ isOwn: false })])[0]?.hasVoted).toBe(true);
    expect(shownHere([post({ isOwn: false, hasVoted: false })])[0]?.hasVoted).toBe(false);
  });

  it('are none of a story’s votes, which it has not', () => {
    write('last_exit', 'k3j9');
    expect(shownHere([{ _id: 's', isOwn: true }])).toEqual([{ _id: 's', isOwn: false }]);
  });
});
