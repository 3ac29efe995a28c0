import type { ModerationRules } from '@salama/content/types.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import { FIELD_BREAK, plainText } from '../contact/plain-text.ts';
import type { Finding } from '../moderation.ts';
import { type Likeness, learnLikeness } from './likeness.ts';

/**
 * Above these a text is held. Chosen by cross-validation on the open examples: about one honest text in sixty
 * is held by each, and about half of the harm that no rule names is seen.
 */
const THRESHOLDS = { grooming: 0.8, insult: 0.8 } as const;
/** Fewer words say too little alone. */
const FEWEST_WORDS = 4;
const SENTENCE_END = new RegExp(`[.!?\\n${FIELD_BREAK}]+`);

/** Holds what resembles the examples of harm although no rule names it. It never refuses. */
export function createLikenessReader({ examples }: Pick<ModerationRules, 'examples'>) {
  const plain = (texts: readonly string[]) => texts.map((text) => plainText([text]));
  const honest = plain(examples.honest);
  const models = [
    { label: 'grooming' as const, likeness: learnLikeness(plain(examples.grooming), honest) },
    { label: 'insult' as const, likeness: learnLikeness(plain(examples.insult), honest) },
  ];
  return (text: string, kind: ModeratedKind): Finding[] => {
    if (kind === 'username') return [];
    const pieces = [text, ...text.split(SENTENCE_END).filter(isLong)];
    return models
      .filter(({ label, likeness }) => highest(likeness, pieces) > THRESHOLDS[label])
      .map(({ label }) => ({ label, action: 'hold' }));
  };
}

function isLong(piece: string): boolean {
  return piece.trim().split(/\s+/).length >= FEWEST_WORDS;
}

/** Harm in one sentence stays harm in a long text. */
function highest(likeness: Likeness, pieces: readonly string[]): number {
  return Math.max(...pieces.map((piece) => likeness.score(piece)));
}
