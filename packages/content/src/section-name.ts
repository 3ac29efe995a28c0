import * as v from 'valibot';

/** `slug#section`: one section of the library. */
export const sectionName = v.pipe(v.string(), v.regex(/^[a-z0-9-]+#[a-z0-9-]+$/, 'write slug#section'));

/** The same, or `slug` alone for a whole article. */
export const libraryPart = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9-]+(?:#[a-z0-9-]+)?$/, 'write slug or slug#section'),
);
