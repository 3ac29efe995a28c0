import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { pageNumberSchema, pageSchema, searchSchema } from '../listing.ts';
import { CATEGORIES, ICONS, MATERIAL_STATUSES, materialSchema, NEW_MATERIAL } from './schemas.ts';

const tag = 'learning';
/** A UUID, or the slug of a library article. */
const params = v.object({ id: v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), v.maxLength(80)) });

const choices = {
  category: v.picklist(CATEGORIES),
  icon: v.picklist(ICONS),
  featured: v.boolean(),
  readTime: v.string(),
  status: v.picklist(MATERIAL_STATUSES),
  /** The material's own language; null where it is of no matter. */
  lang: v.nullable(v.picklist(LANGUAGES)),
};

const REFUSED = [
  'MATERIAL_TITLE',
  'MATERIAL_TITLE_LENGTH',
  'MATERIAL_DESCRIPTION',
  'MATERIAL_DESCRIPTION_LENGTH',
  'MATERIAL_URL',
  'MATERIAL_URL_INVALID',
  'MATERIAL_READ_TIME',
] as const;

export const listMaterials = defineEndpoint({
  method: 'GET',
  path: '/learning-materials',
  tag,
  summary: 'What there is to learn from, featured first; drafts only for an administrator',
  access: 'visitor',
  query: v.object({
    category: v.optional(v.picklist(CATEGORIES)),
    /** Looked for in title and description, without minding case and accents. */
    search: searchSchema,
    /** `false` leaves the library's articles out, `true` leaves only them. */
    builtIn: v.optional(v.picklist(['true', 'false'])),
    /** 50 a page; where no page is named, all of them, or the first 50 that a search finds. */
    page: v.optional(pageNumberSchema),
  }),
  data: v.array(materialSchema),
});

export const readMaterial = defineEndpoint({
  method: 'GET',
  path: '/learning-materials/{id}',
  tag,
  summary: 'One material; a draft only for an administrator',
  access: 'visitor',
  params,
  data: materialSchema,
});

/** For whoever has the library already: little bytes instead of the whole list. */
export const listChanges = defineEndpoint({
  method: 'GET',
  path: '/learning-materials/changes',
  tag,
  summary:
    'What administrators changed about the library, and how many materials they added to each category',
  access: 'public',
  data: v.object({
    /** Slugs of library articles that are not shown. */
    withdrawn: v.array(v.string()),
    featured: v.array(v.string()),
    added: v.record(v.picklist(CATEGORIES), v.number()),
  }),
});

export const createMaterial = defineEndpoint({
  method: 'POST',
  path: '/learning-materials',
  tag,
  summary: 'Add a material; audited',
  access: 'admin',
  body: v.object({
    title: v.string(),
    description: v.string(),
    url: v.string(),
    category: v.optional(choices.category, NEW_MATERIAL.category),
    icon: v.optional(choices.icon, NEW_MATERIAL.icon),
    featured: v.optional(choices.featured, NEW_MATERIAL.featured),
    readTime: v.optional(choices.readTime, NEW_MATERIAL.readTime),
    status: v.optional(choices.status, NEW_MATERIAL.status),
    lang: v.optional(choices.lang, null),
  }),
  data: materialSchema,
  status: 201,
  failures: REFUSED,
});

export const updateMaterial = defineEndpoint({
  method: 'PATCH',
  path: '/learning-materials/{id}',
  tag,
  summary: 'Change some fields; of a library article only status and featured; audited',
  access: 'admin',
  params,
  body: v.object({
    title: v.exactOptional(v.string()),
    description: v.exactOptional(v.string()),
    url: v.exactOptional(v.string()),
    category: v.exactOptional(choices.category),
    icon: v.exactOptional(choices.icon),
    featured: v.exactOptional(choices.featured),
    readTime: v.exactOptional(choices.readTime),
    status: v.exactOptional(choices.status),
    lang: v.exactOptional(choices.lang),
  }),
  data: materialSchema,
  failures: [...REFUSED, 'MATERIAL_BUILT_IN'],
});

export const deleteMaterial = defineEndpoint({
  method: 'DELETE',
  path: '/learning-materials/{id}',
  tag,
  summary: 'Delete a material that an administrator added; audited',
  access: 'admin',
  params,
  data: v.object({}),
  failures: ['MATERIAL_BUILT_IN'],
});

export const searchMaterials = defineEndpoint({
  method: 'GET',
  path: '/admin/learning-materials',
  tag,
  summary: 'Every material, drafts included, 20 a page: added ones newest first, then the library',
  access: 'admin',
  query: v.object({
    search: searchSchema,
    category: v.optional(v.picklist(CATEGORIES)),
    status: v.optional(v.picklist(MATERIAL_STATUSES)),
    page: pageSchema,
  }),
  data: v.object({
    materials: v.array(materialSchema),
    page: v.number(),
    hasMore: v.boolean(),
    /** How many match on all pages. */
    total: v.number(),
  }),
});
