import type { Language } from '@salama/contract/language.ts';
import * as v from 'valibot';
import { fillControls } from './fill-controls.ts';
import { spaceFrench } from './french-spaces.ts';
import { sourceEntry } from './read-article-data.ts';
import { sectionName } from './section-name.ts';
import { DAY_WORDS, FINDER_WORDS, METHOD_WORDS, TIME_UNITS, WINDOW_WORDS } from './tool-types.ts';

const sentence = v.pipe(v.string('write it in this language'), v.trim(), v.minLength(1));
const texts = v.strictObject({ en: sentence, sw: sentence, fr: sentence });
const id = v.pipe(v.string(), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/i, 'write letters, digits and hyphens'));
const ids = v.array(id);
const source = v.object({
  ...sourceEntry.entries,
  seen: v.picklist(['opened', 'copy', 'quoted'], 'say how its page was seen'),
});
const category = v.picklist([1, 2, 3, 4, 'n'], 'write a category from 1 to 4, or n');
const lead = v.pipe(v.string(), v.regex(/^[a-z0-9-]+#[a-z0-9-]+\/[a-z0-9-]+$/, 'write slug#section/lead'));

/** The schemas of `content/tools`, whose texts come out in one language. */
export function toolSchemas(language: Language) {
  const said = v.pipe(
    texts,
    v.transform((all) => spoken(fillControls(all[language], language), language)),
  );
  const words = v.record(id, said);
  const wordsOf = <Key extends string>(keys: readonly Key[]) =>
    v.strictObject(Object.fromEntries(keys.map((key) => [key, said])) as Record<Key, typeof said>);
  const choice = v.strictObject({ id, text: said });
  const timed = v.strictObject({ id, clock: id, more: sectionName, text: said });
  const part = v.strictObject({
    kind: v.picklist(['one', 'several']),
    legend: v.exactOptional(said),
    only: v.optional(ids, []),
    doubt: v.optional(v.boolean(), false),
    answers: v.array(choice),
  });
  return {
    methods: v.strictObject({
      words: wordsOf(METHOD_WORDS),
      columns: words,
      wishes: words,
      longest: ids,
      methods: v.array(v.strictObject({ id, name: said, more: sectionName, for: ids, cells: words })),
    }),
    eligibility: v.strictObject({
      sources: v.record(id, source),
      methods: ids,
      conditions: v.array(
        v.strictObject({
          id,
          when: v.pipe(v.array(v.pipe(ids, v.minLength(1))), v.minLength(1)),
          least: v.exactOptional(v.number()),
          is: v.array(category),
          stricter: v.optional(v.record(id, category), {}),
          read: v.pipe(ids, v.minLength(1, 'name where the categories were read')),
          because: said,
        }),
      ),
    }),
    questions: v.strictObject({
      words: wordsOf(FINDER_WORDS),
      groups: v.strictObject({ can: said, ask: said, nurse: said }),
      notAsked: v.array(said),
      questions: v.array(v.strictObject({ id, ask: said, short: said, why: said, parts: v.array(part) })),
    }),
    days: v.strictObject({
      words: wordsOf(DAY_WORDS),
      units: v.strictObject({ hour: said, day: said, week: said, month: said }),
      windows: wordsOf(WINDOW_WORDS),
      after: v.array(timed),
      tests: v.array(timed),
      bleeding: v.array(
        v.strictObject({
          id,
          clock: v.exactOptional(id),
          leads: v.optional(v.array(lead), []),
          unit: v.exactOptional(v.picklist(TIME_UNITS)),
          ask: v.exactOptional(said),
          more: sectionName,
          text: said,
        }),
      ),
      go: v.array(said),
    }),
  };
}

function spoken(text: string, language: Language): string {
  return language === 'fr' ? spaceFrench(text) : text;
}
