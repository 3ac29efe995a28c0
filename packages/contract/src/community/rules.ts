import { cleanText, fold, lengthOf } from '../characters.ts';
import { limits } from '../limits.ts';

/** What this device knows to refuse before a post is sent. */
export type PostFault =
  | 'QUESTION_EMPTY'
  | 'QUESTION_TOO_LONG'
  | 'QUESTION_TAGS'
  | 'TAG_TOO_LONG'
  | 'ANSWER_EMPTY'
  | 'ANSWER_TOO_LONG';

/** Why this question is refused, or undefined. Danger is looked for before this. */
export function questionFault(content: string, tags: readonly string[]): PostFault | undefined {
  const length = lengthOf(content);
  if (length === 0) return 'QUESTION_EMPTY';
  if (length > limits.community.question) return 'QUESTION_TOO_LONG';
  if (tags.length > limits.community.tags) return 'QUESTION_TAGS';
  if (tags.some((tag) => lengthOf(tag) > limits.community.tag)) return 'TAG_TOO_LONG';
  return undefined;
}

/** Why this answer is refused, or undefined. */
export function answerFault(content: string): PostFault | undefined {
  const length = lengthOf(content);
  if (length === 0) return 'ANSWER_EMPTY';
  if (length > limits.community.answer) return 'ANSWER_TOO_LONG';
  return undefined;
}

/** A question's title: the first 50 characters of its content, line breaks as spaces. */
export function titleOf(content: string): string {
  const line = content.trim().replace(/\s+/gu, ' ');
  return Array.from(line).slice(0, limits.community.title).join('').trim();
}

/** The form in which two tags are the same tag. */
export function tagKey(tag: string): string {
  return fold(cleanText(tag).replace(/^#+/, '').replace(/\s+/gu, ' ').trim());
}

/** Tags as they are stored: trimmed, without a leading #, none empty, each once. */
export function cleanTags(tags: readonly string[]): string[] {
  const cleaned = tags.map((tag) => cleanText(tag).replace(/^#+/, '').replace(/\s+/gu, ' ').trim());
  return cleaned.filter(
    (tag, at) => tagKey(tag) !== '' && cleaned.findIndex((other) => tagKey(other) === tagKey(tag)) === at,
  );
}
