import type { Source } from '@salama/contract/chat/schemas.ts';
import type { Language } from '@salama/contract/language.ts';
import type { SectionReview } from './types.ts';

/** One drawing of the library in one language. */
export interface Drawing {
  name: string;
  language: Language;
  /** Of parts that one does not want on a screen unasked: closed until somebody opens it, and the operator may leave it out. */
  isAnatomy: boolean;
  /** Sections under which it stands, as `slug#section`. */
  sections: string[];
  /** Ids of the facts that its words tell; and numbers that decide nothing. */
  facts: string[];
  counts: string[];
  title: string;
  /** What will be seen, on what is closed; of anatomy alone. */
  closed?: string;
  /** In units of the drawing; one is a pixel of the narrowest phone. */
  width: number;
  height: number;
  /** What stands inside its `<svg>`, with the labels of the language and the colours of the light theme. */
  shapes: string;
  /** Markdown that says the same. */
  text: string;
  /** Where its proportions are from. */
  sources: Source[];
  /** Absent: checked by editors alone. */
  reviews?: SectionReview[];
}
