import type { ModerationRules } from '@salama/content/moderation-types.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import { FIELD_BREAK, plainText } from '../contact/plain-text.ts';
import type { Finding } from '../finding.ts';
import { learnLikeness } from './likeness.ts';

/**
 * Above this a text is held. Chosen on texts that were not learnt from: three honest ones in a hundred are held,
 * and of the harm that no rule names about half is seen.
 */
const THRESHOLD = -0.25;
/** Above this a text that was reported may be grooming: nine in ten of unseen grooming, one in ten of honest texts. */
const SUSPICION = -1.5;
/** Fewer words say too little alone. */
const FEWEST_WORDS = 4;
const SENTENCE_END = new RegExp(`[.!?\\n${FIELD_BREAK}]+`);

/** Finds what resembles the examples of harm although no rule names it. */
export function createLikenessReader({ examples }: Pick<ModerationRules, 'examples'>) {
  const plain = (texts: readonly string[]) => texts.map((text) => plainText([text]));
  const [grooming, insult] = [plain(examples.grooming), plain(examples.insult)];
  // Both kinds of harm talk at somebody: told together from honest talk, each gains by the other's examples.
  const harm = learnLikeness([...grooming, ...insult], plain(examples.honest));
  const isGrooming = learnLikeness(grooming, insult);
  return {
    /** Holds; it never refuses. */
    read(text: string, kind: ModeratedKind): Finding[] {
      if (kind === 'username') return [];
      const labels = piecesOf(text)
        .filter((piece) => harm.score(piece) > THRESHOLD)
        .map((piece) => (isGrooming.score(piece) > 0 ? 'grooming' : 'insult'));
      return [...new Set(labels)].map((label) => ({ label, action: 'hold' }));
    },
    mayGroom: (text: string): boolean =>
      piecesOf(text).some((piece) => harm.score(piece) > SUSPICION && isGrooming.score(piece) > 0),
  };
}

/** Harm in one sentence stays harm in a long text. */
function piecesOf(text: string): string[] {
  return [text, ...text.split(SENTENCE_END).filter(isLong)];
}

function isLong(piece: string): boolean {
  return piece.trim().split(/\s+/).length >= FEWEST_WORDS;
}
