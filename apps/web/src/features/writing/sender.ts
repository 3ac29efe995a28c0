import type { Help } from '@salama/contract/help.ts';
import type { Outcome } from '../../lib/http.ts';
import type { Author } from './author.ts';
import { checkDanger } from './danger-check.ts';

/** What is written somewhere, and how it goes out. */
export interface Post<Written, Fault, Data> {
  /** The rule of this device that it breaks. */
  fault(written: Written): Fault | undefined;
  /** Where danger is looked for. */
  words(written: Written): string;
  /** The call: `lib/http.ts` makes the visitor known and repeats it after a stale token. */
  deliver(written: Written, author: Author): Promise<Outcome<Data>>;
}

/** How the screen follows. Nothing is told of what was emptied meanwhile. */
interface Screen<Written, Fault, Data> {
  begin(written: Written, fault: Fault | undefined): void;
  /** Help found on this device, for what is sent and for what a rule refused. */
  help(found: Help, written: Written, fault: Fault | undefined): void;
  end(outcome: Outcome<Data>, found: Help | undefined, written: Written): void;
}

/**
 * The one order that protects a writer (record 65): the rule of the text, then danger on this device, whose help shows
 * even when the rule or the network stops the text; then, when it is still wanted, the call. One at a time.
 */
export function createSender<Written, Fault, Data>({
  fault: faultOf,
  words,
  deliver,
  begin,
  help,
  end,
}: Post<Written, Fault, Data> & Screen<Written, Fault, Data>) {
  let current: { isSending: boolean } | undefined;
  return {
    async send(written: Written, author: Author): Promise<void> {
      if (current?.isSending) return;
      const fault = faultOf(written);
      const mine = { isSending: !fault };
      current = mine;
      begin(written, fault);
      const found = await checkDanger(words(written), author.language, author.country);
      if (current !== mine) return;
      if (found) help(found, written, fault);
      if (fault) return;
      const outcome = await deliver(written, author);
      if (current !== mine) return;
      current = undefined;
      end(outcome, found, written);
    },
    /**
     * Whoever wrote has left: nothing of it is sent or told any more. `keepsSent`: what is on its way goes on, for its
     * receipt. Answers whether something does.
     */
    leave(keepsSent = false): boolean {
      const isKept = keepsSent && current?.isSending === true;
      if (!isKept) current = undefined;
      return isKept;
    },
  };
}
