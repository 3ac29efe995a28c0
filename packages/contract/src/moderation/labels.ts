/** What moderation may see in a text, the gravest first: the first that applies is the reason given. */
export const LABELS = [
  'sexualised-minor',
  'solicitation',
  'phone',
  'email',
  'link',
  'handle',
  'app-move',
  'grooming',
  'place-or-meeting',
  'harassment',
  'insult',
  'dangerous-advice',
  'spam',
] as const;
export type Label = (typeof LABELS)[number];

/** The texts of Salama that others can read. */
export const MODERATED_KINDS = ['question', 'answer', 'testimonial', 'suggestion', 'username'] as const;
export type ModeratedKind = (typeof MODERATED_KINDS)[number];
