import * as v from 'valibot';
import { ContentFault } from './content-fault.ts';

/** Fields that the front matter of articles and of pages share. */
export const text = v.pipe(
  v.string('write some text here'),
  v.trim(),
  v.minLength(1, 'write some text here'),
);
export const isoDate = v.pipe(
  v.union([v.string(), v.date()], 'write a date as 2026-11-20'),
  v.transform((date) => (typeof date === 'string' ? date : date.toISOString().slice(0, 10))),
  v.isoDate('write a date as 2026-11-20'),
);

/** What stands between the two lines of `---`, what follows, and the line where that begins. Throws a ContentFault. */
export function splitFrontMatter(content: string, file: string) {
  const lines = content.replaceAll('\r\n', '\n');
  const match = /^---\n([\s\S]*?)\n---\n/.exec(lines);
  if (!match) throw new ContentFault(file, 1, 'begin with the front matter between two lines of ---');
  const [whole, head = ''] = match;
  return { head, body: lines.slice(whole.length), bodyLine: whole.split('\n').length };
}
