import { SECTION_NAME } from '@salama/contract/chat/schemas.ts';
import * as v from 'valibot';

/** `slug#section`: one section of the library. */
export const sectionName = v.pipe(v.string(), v.regex(SECTION_NAME, 'write slug#section'));

/** The same, or `slug` alone for a whole article. */
export const libraryPart = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(?:#[a-z0-9-]+)?$/, 'write slug or slug#section'),
);
