import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import { expect, it } from 'vitest';
import { createQuestionFinder } from '../../apps/web/src/content/question-finder.ts';
import { examAssistant } from './exam-assistant.ts';
import { readCases } from './mark.ts';
import { phoneIndex } from './phone-index.ts';

/** Examinations that the phone was not fitted to more than to others; all of them take a minute. */
const EXAMINED = /^(?:examined-1[2-5]|questions)\.jsonl$/;
/** Hundreds of questions, on a machine that may be busy. */
const LONG = { timeout: 120_000 };
/** As many as the chat offers. */
const OFFERED = 3;
/** Of what the server answers, the share whose passage is among the three that the phone offers; and is the first. As measured. */
const FLOORS = { en: [0.92, 0.79], sw: [0.92, 0.74], fr: [0.91, 0.75] } as const;

const assistant = examAssistant();
const cases = readdirSync(import.meta.dirname)
  .filter((name) => EXAMINED.test(name))
  .flatMap((name) => readCases(join(import.meta.dirname, name)));

it.each(LANGUAGES)(
  'a phone that keeps everything leads to the passage of the answer, in %s',
  LONG,
  (language) => {
    const find = createQuestionFinder(phoneIndex(language).index, language);
    const places = cases
      .filter((exam) => exam.language === language)
      .flatMap(({ question }) => {
        const { kind, passages: [first] = [] } = assistant.answer({ question, language }).details;
        if (kind !== 'answer' || !first) return [];
        return find(question)
          .slice(0, OFFERED)
          .findIndex(({ slug, id }) => slug === first.slug && id === first.section);
      });
    const share = (isRight: (place: number) => boolean) => places.filter(isRight).length / places.length;
    expect(places.length).toBeGreaterThan(200);
    expect(share((place) => place >= 0)).toBeGreaterThanOrEqual(FLOORS[language][0]);
    expect(share((place) => place === 0)).toBeGreaterThanOrEqual(FLOORS[language][1]);
  },
);
