export const PERSONS = ['self', 'partner', 'child', 'friend', 'parent'] as const;
export const BODIES = ['any', 'womb', 'penis'] as const;
export const AGES = ['any', 'child', 'teen', 'adult', 'older'] as const;
export const STAGES = [
  'any',
  'none',
  'pregnant',
  'pregnant-1',
  'pregnant-2',
  'pregnant-3',
  'labour',
  'after-birth',
  'breastfeeding',
  'after-abortion',
  'after-loss',
] as const;

/** Of whom a passage speaks: what nobody has told of a person is no first answer. `content/README.md` says what each means. */
export interface PassageTags {
  /** Who that is to the reader. */
  person: (typeof PERSONS)[number][];
  body: (typeof BODIES)[number];
  age: (typeof AGES)[number][];
  stage: (typeof STAGES)[number][];
  /** What must be so in that life, by the names of `circumstances.yaml`. */
  circumstance: string[];
}
