import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type { Help } from '@salama/contract/help.ts';

/** What the assistant says: Markdown, the help card for someone in danger, and everything under the reply. */
export interface Reply {
  text: string;
  /** The end of `text` that no section says: lines and law of the country. Whoever words the rest anew keeps it. */
  added?: string;
  help?: Help;
  /** What is known of who asks, by names, for the context of the next question. */
  facts?: string[];
  details: ReplyDetails;
}
