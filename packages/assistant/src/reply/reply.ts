import type { ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type { Help } from '@salama/contract/help.ts';

/** What the assistant says: Markdown, the help card for someone in danger, and everything under the reply. */
export interface Reply {
  text: string;
  help?: Help;
  details: ReplyDetails;
}
