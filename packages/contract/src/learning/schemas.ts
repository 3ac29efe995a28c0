import * as v from 'valibot';
import { LANGUAGES } from '../language.ts';

/** The nine categories of the learning library, in the order in which they are shown (specification, section 3). */
export const CATEGORIES = [
  'MATERNAL_HEALTH',
  'SAFE_ABORTION',
  'YOUTH_HEALTH',
  'GBV_SUPPORT',
  'CONTRACEPTION',
  'SEXUAL_HEALTH',
  'REPRODUCTIVE_HEALTH',
  'MENTAL_HEALTH',
  'RELATIONSHIPS',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const ICONS = ['Heart', 'Shield', 'Users', 'Book', 'BookOpen'] as const;
export type Icon = (typeof ICONS)[number];

export const MATERIAL_STATUSES = ['DRAFT', 'PUBLISHED'] as const;
export type MaterialStatus = (typeof MATERIAL_STATUSES)[number];

/** What a new material is before an administrator chooses otherwise (specification, section 3). */
export const NEW_MATERIAL = {
  category: 'SEXUAL_HEALTH',
  icon: 'Book',
  featured: false,
  readTime: '5 min',
  status: 'DRAFT',
} as const;

/** Something to read, watch or hear: an article of the library (`builtIn`), or what an administrator added. */
export const materialSchema = v.object({
  /** A UUID; of a library article its slug. */
  _id: v.string(),
  title: v.string(),
  description: v.string(),
  category: v.picklist(CATEGORIES),
  icon: v.picklist(ICONS),
  featured: v.boolean(),
  /** An http or https address, or a path of Salama's own that begins with a slash. */
  url: v.string(),
  /** As written by its author; of library articles "N min", computed from the text. */
  readTime: v.string(),
  status: v.picklist(MATERIAL_STATUSES),
  /** Only `status` and `featured` change; it cannot be deleted. */
  builtIn: v.boolean(),
  /** The language that it is in; null where that is unknown or of no matter. */
  lang: v.nullable(v.picklist(LANGUAGES)),
});
export type Material = v.InferOutput<typeof materialSchema>;
