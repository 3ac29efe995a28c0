import { onExit } from './exit.ts';

/**
 * Empties what one person has said or begun to write. `keepsSent`: the server has refused the token of something that
 * was just sent. It goes out again as a visitor's, for whoever holds the phone now, so it stays while all else goes.
 */
type Empty = (keepsSent: boolean) => void;

const empties = new Set<Empty>();

/** Registers what is nothing for the next person: emptied on Exit, and when an account leaves this tab. */
export function onFarewell(empty: Empty): void {
  empties.add(empty);
  if (typeof document !== 'undefined') onExit(() => empty(false));
}

/** An account has left this tab: signed out here or in another tab, replaced by another, or ended from elsewhere. */
export function sayFarewell(keepsSent: boolean): void {
  for (const empty of empties) empty(keepsSent);
}
