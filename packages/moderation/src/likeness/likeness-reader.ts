import type { ModerationRules } from '@salama/content/types.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import { FIELD_BREAK, plainText } from '../contact/plain-text.ts';
import type { Finding } from '../finding.ts';
import { learnLikeness } from './likeness.ts';

/**
 * Above this a text is held. Chosen on texts that were not learnt from: three honest ones in a hundred are held,
 * and of the harm that no rule names about half is seen.
 */
const THRESHOLD = -0.25;
/** Fewer words say too little alone. */
const FEWEST_WORDS = 4;
const SENTENCE_END = new RegExp(`[.!?\\n${FIELD_BREAK}]+`);

/** Holds what resembles the examples of harm although no rule names it. It never refuses. */
export function createLikenessReader({ examples }: Pick<ModerationRules, 'examples'>) {
  const plain = (texts: readonly string[]) => texts.map((text) => plainText([text]));
  const [grooming, insult] = [plain(examples.grooming), plain(examples.insult)];
  // Both kinds of harm talk at somebody: told together from honest talk, each gains by the other's examples.
  const harm = learnLikeness([...grooming, ...insult], plain(examples.honest));
  const isGrooming = learnLikeness(grooming, insult);
  return (text: string, kind: ModeratedKind): Finding[] => {
    if (kind === 'username') return [];
    // Harm in one sentence stays harm in a long text.
    const pieces = [text, ...text.split(SENTENCE_END).filter(isLong)];
    const labels = pieces
      .filter((piece) => harm.score(piece) > THRESHOLD)
      .map((piece) => (isGrooming.score(piece) > 0 ? 'grooming' : 'insult'));
    return [...new Set(labels)].map((label) => ({ label, action: 'hold' }));
  };
}

function isLong(piece: string): boolean {
  return piece.trim().split(/\s+/).length >= FEWEST_WORDS;
}
