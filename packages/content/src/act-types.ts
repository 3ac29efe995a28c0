import type { Language } from '@salama/contract/language.ts';

/**
 * What an act of conversation asks for, of what was answered last: the same again, in a sentence, with its sources, what
 * comes after it, other questions, the same in another language; or only to be heard.
 */
export const DEEDS = ['repeat', 'shorten', 'confirm', 'continue', 'others', 'translate', 'say'] as const;

/** Something people say inside a conversation that is no question of health: "are you sure", "simpler", "I'm scared". */
export interface Act {
  id: string;
  does: (typeof DEEDS)[number];
  /** The language that is asked for. */
  into?: Language | undefined;
  /** Pictures that say it alone. */
  emoji?: string | undefined;
  /** Only where a warning was given before. */
  after?: 'warning' | undefined;
  /** Words of the longest message that is read so. */
  longest: number;
  /** Concepts of the lexicons that such a message may name; with any other it asks about that. */
  speaksOf?: string[] | undefined;
  /** Patterns in the language of `content/danger/README.md`. */
  signs: string[];
  /** Patterns that make it silent. */
  unless: string[];
  /** Markdown; `{answer}` is what was answered last, as the act wants it, `{sources}` who says so. */
  reply: Record<Language, string>;
  /** Said where nothing was answered before; without it the message is then no act. */
  alone?: Record<Language, string> | undefined;
}
