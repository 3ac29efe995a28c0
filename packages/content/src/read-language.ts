import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import * as v from 'valibot';
import type { LanguageWords, Suggested } from './language-words.ts';
import { parseYaml } from './parse-yaml.ts';
import { phrases } from './phrases.ts';

const SUGGESTED = [
  'prenatal',
  'abortion',
  'complications',
  'youth',
  'violence',
  'contraception',
] as const satisfies Suggested[];

const words = v.pipe(
  v.string('write words, one after the other'),
  v.transform((text) => text.split(/\s+/).filter(Boolean)),
);
const question = v.pipe(v.string('write the question'), v.trim(), v.minLength(1));

const ownSchema = v.strictObject({
  followUp: v.strictObject({ begins: phrases, pointsBack: phrases, another: phrases, condition: phrases }),
  questions: v.strictObject({ joins: phrases, asks: phrases }),
  comparison: v.strictObject({ compares: phrases, chooses: phrases }),
  sentences: v.strictObject({ lean: phrases, decide: phrases }),
  times: v.strictObject({
    units: v.strictObject({ hour: phrases, day: phrases, week: phrases, month: phrases, pill: phrases }),
    numbers: v.record(v.pipe(v.string(), v.digits('write a number')), phrases),
    one: phrases,
    moments: v.record(v.pipe(v.string(), v.digits('write hours')), phrases),
    past: phrases,
    longer: phrases,
    late: phrases,
    overdue: phrases,
    other: phrases,
    weekdays: v.pipe(phrases, v.length(7, 'write seven days, from Monday on')),
    months: v.pipe(v.array(phrases), v.length(12, 'write twelve months, from January on')),
    missed: phrases,
    ahead: phrases,
  }),
  facts: v.strictObject({ aged: phrases, years: phrases, denies: phrases, corrects: phrases }),
  suggestedQuestions: v.strictObject(
    v.entriesFromList(SUGGESTED, question),
    'write exactly the six questions',
  ),
  ownWords: words,
});
const phoneSchema = v.record(
  v.pipe(v.string(), v.regex(/^[\p{Ll}\p{N}]+(?: [\p{Ll}\p{N}]+)*$/u, 'write small letters and digits')),
  v.pipe(v.string('write what is meant'), v.trim(), v.minLength(1)),
);
const sharedSchema = v.strictObject({
  forAnybody: v.array(v.picklist(SUGGESTED)),
  sharedWords: words,
});

type OwnWords = v.InferOutput<typeof ownSchema>;

/** Reads `words.{en,sw,fr,all}.yaml` and `phone.{en,sw,fr}.yaml` of the folder. Throws a ContentFault. */
export function readLanguage(folder: string): LanguageWords {
  const read = <S extends v.GenericSchema>(name: string, schema: S, kind = 'words') => {
    const file = join(folder, `${kind}.${name}.yaml`);
    return parseYaml(schema, readFileSync(file, 'utf8'), file);
  };
  const own = { en: read('en', ownSchema), sw: read('sw', ownSchema), fr: read('fr', ownSchema) };
  const inAll = (list: (words: OwnWords) => string[]) => LANGUAGES.flatMap((language) => list(own[language]));
  const ofEach = <T>(part: (words: OwnWords) => T): Record<Language, T> => ({
    en: part(own.en),
    sw: part(own.sw),
    fr: part(own.fr),
  });
  return {
    ...read('all', sharedSchema),
    phone: {
      en: read('en', phoneSchema, 'phone'),
      sw: read('sw', phoneSchema, 'phone'),
      fr: read('fr', phoneSchema, 'phone'),
    },
    ownWords: ofEach(({ ownWords }) => ownWords),
    suggestedQuestions: ofEach(({ suggestedQuestions }) => suggestedQuestions),
    times: ofEach(({ times }) => times),
    followUp: {
      begins: inAll(({ followUp }) => followUp.begins),
      pointsBack: inAll(({ followUp }) => followUp.pointsBack),
      another: inAll(({ followUp }) => followUp.another),
      condition: inAll(({ followUp }) => followUp.condition),
    },
    facts: {
      aged: inAll(({ facts }) => facts.aged),
      years: inAll(({ facts }) => facts.years),
      denies: inAll(({ facts }) => facts.denies),
      corrects: inAll(({ facts }) => facts.corrects),
    },
    questions: {
      joins: inAll(({ questions }) => questions.joins),
      asks: inAll(({ questions }) => questions.asks),
    },
    comparison: {
      compares: inAll(({ comparison }) => comparison.compares),
      chooses: inAll(({ comparison }) => comparison.chooses),
    },
    sentences: {
      lean: inAll(({ sentences }) => sentences.lean),
      decide: inAll(({ sentences }) => sentences.decide),
    },
  };
}
