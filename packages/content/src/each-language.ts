import { lengthOf } from '@salama/contract/characters.ts';
import * as v from 'valibot';
import { text } from './front-matter.ts';
import { namesNoEmergencyNumber } from './named-numbers.ts';

/** Plain sentences of at most so many code points, in every language. */
export function inEachLanguage(most: number) {
  const words = v.pipe(
    text,
    v.check((value) => lengthOf(value) <= most, `shorten it to ${most} characters`),
    v.check((value) => !/[*_[\]#<>{}]/.test(value), 'write plain sentences, without Markdown'),
    namesNoEmergencyNumber('whom to ask'),
  );
  return v.strictObject({ en: words, sw: words, fr: words });
}
