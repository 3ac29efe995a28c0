import type { DetectLanguage } from '@salama/assistant/language/detect-language.ts';
import type { Reading } from '@salama/assistant/reading/reading.ts';
import type { ChatContext, ReplyDetails } from '@salama/contract/chat/schemas.ts';
import type { Country } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';

/** Who is asking: the language used when the question's own is not sure, the country they chose, what was answered last. */
export interface Asker {
  language?: Language | undefined;
  country?: Country | undefined;
  context?: ChatContext | undefined;
}

/** A question as the assistant takes it. */
export interface AssistantQuestion extends Asker {
  question: string;
  withdrawn?: ReadonlySet<string> | undefined;
  /** The day of the call. */
  today?: Date | undefined;
}

/** What the chat needs of an assistant. */
export interface Assistant {
  detectLanguage: DetectLanguage;
  answer(question: AssistantQuestion): Answer;
  /** What a reader may choose from in place of `found`, the answer to the same question; undefined where none may. */
  reading(question: AssistantQuestion, found: Answer): Reading | undefined;
  /** The help for a message in which somebody is in danger. */
  danger(text: string, asker: Asker): Help | undefined;
}

export interface Answer {
  /** Markdown. */
  text: string;
  /** The end of `text` that no passage says: lines and law of the country. A model's reply keeps it. */
  added?: string | undefined;
  help?: Help | undefined;
  /** What is known of who asks: it goes back to the page and is kept nowhere. */
  facts?: string[] | undefined;
  details: ReplyDetails;
}
