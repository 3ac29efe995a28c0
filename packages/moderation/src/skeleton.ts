import { plainText } from './contact/plain-text.ts';

/** Signs that look like another: the digits as letters, and pairs that read as one letter. */
const LOOKS: readonly [RegExp, string][] = [
  [/[^\p{L}\p{N}]/gu, ''],
  [/[1i|]/g, 'l'],
  [/0/g, 'o'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

/** Two names with the same skeleton look alike: letters of other scripts, digits for letters and points make no difference. */
export function skeletonOf(name: string): string {
  return LOOKS.reduce((text, [sign, instead]) => text.replace(sign, instead), plainText([name]));
}
