import { SECTION_NAME } from '@salama/contract/chat/schemas.ts';
import * as v from 'valibot';

/** `slug#section`: one section of the library. */
export const sectionName = v.pipe(v.string(), v.regex(SECTION_NAME, 'write slug#section'));
