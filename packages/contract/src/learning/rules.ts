import { lengthOf } from '../characters.ts';
import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Material } from './schemas.ts';

type MaterialTexts = Pick<Material, 'title' | 'description' | 'url' | 'readTime'>;

/** Why this material is refused, or undefined. Fields are judged in the order of the form. */
export function materialFault({ title, description, url, readTime }: MaterialTexts): ErrorCode | undefined {
  const { learning } = limits;
  if (lengthOf(title) === 0) return 'MATERIAL_TITLE';
  if (lengthOf(title) > learning.title) return 'MATERIAL_TITLE_LENGTH';
  if (lengthOf(description) === 0) return 'MATERIAL_DESCRIPTION';
  if (lengthOf(description) > learning.description) return 'MATERIAL_DESCRIPTION_LENGTH';
  if (lengthOf(url) === 0) return 'MATERIAL_URL';
  if (lengthOf(url) > learning.url || !isMaterialUrl(url.trim())) return 'MATERIAL_URL_INVALID';
  if (lengthOf(readTime) > learning.readTime) return 'MATERIAL_READ_TIME';
  return undefined;
}

/**
 * A whole http or https address without a user name in it, or a path of our own. Anything a browser would mend (white
 * space, backslashes) is refused: it would not lead where it seems to.
 */
export function isMaterialUrl(url: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(url)) return false;
  return isOwnPath(url) || /^https?:\/\/(?![^/?#]*@)[^/?#]*[\p{L}\p{N}][^/?#]*(?:[/?#]|$)/iu.test(url);
}

/** `/learn/condoms`, never `//another.example`. */
export function isOwnPath(url: string): boolean {
  return /^\/(?!\/)/.test(url);
}

/** YouTube and Vimeo addresses are shown with a video's sign (specification, section 2). */
export function isVideo(url: string): boolean {
  return /youtube|vimeo/i.test(url);
}
