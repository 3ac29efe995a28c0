import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguage, type Language } from '@salama/contract/language.ts';
import { ContentFault } from './content-fault.ts';
import { categoryFolder } from './read-library.ts';
import type { Article } from './types.ts';

const FOLDER = 'audio';
/** An article of five minutes, spoken, is about 2 MB at 48 kbit/s. */
const MOST_BYTES = 4_000_000;

/** An article read by a voice. Its transcript is the text of the article. */
export interface Recording {
  file: string;
  bytes: number;
}

/** The recording of an article in its language, if `audio/<language>.mp3` stands beside it. Throws a ContentFault. */
export function readRecording(
  library: string,
  { category, slug, language }: Pick<Article, 'category' | 'slug' | 'language'>,
): Recording | undefined {
  const folder = join(library, categoryFolder(category), slug, FOLDER);
  if (!existsSync(folder)) return undefined;
  return recordingsIn(folder).get(language);
}

/** Every recording in a folder, by its language. */
export function recordingsIn(folder: string): Map<Language, Recording> {
  return new Map(
    readdirSync(folder)
      .sort()
      .map((name) => {
        const file = join(folder, name);
        const [, language] = /^(\w+)\.mp3$/.exec(name) ?? [];
        if (!isLanguage(language))
          throw new ContentFault(file, 1, 'call it en.mp3, sw.mp3 or fr.mp3, after the text that it reads');
        const content = readFileSync(file);
        if (!isMp3(content)) throw new ContentFault(file, 1, 'is no MP3: save it as one');
        if (content.length > MOST_BYTES)
          throw new ContentFault(
            file,
            1,
            `weighs ${content.length} bytes: ${MOST_BYTES} at most, mono at 48 kbit/s`,
          );
        return [language, { file, bytes: content.length }] as const;
      }),
  );
}

/** Begins with a tag or with a frame of sound. */
function isMp3(content: Buffer): boolean {
  const [first = 0, second = 0] = content;
  return content.toString('latin1', 0, 3) === 'ID3' || (first === 0xff && (second & 0xe0) === 0xe0);
}
