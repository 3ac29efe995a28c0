import * as v from 'valibot';

/** A page of a list, counted from 1, as it stands in an address. */
export const pageNumberSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number));

/** The first unless another is named. */
export const pageSchema = v.optional(pageNumberSchema, '1');

/** What is looked for in a list, whatever its case and accents. */
export const searchSchema = v.optional(v.pipe(v.string(), v.maxLength(200)));
