import * as v from 'valibot';

const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const threeLanguages = v.strictObject({ en: sentence, sw: sentence, fr: sentence });
const withLine = v.pipe(
  sentence,
  v.check((text) => text.includes('{line}'), 'needs {line}'),
);
const opening = v.strictObject({ en: withLine, sw: withLine, fr: withLine });

/** Sentences around a safety reply, see `content/danger/texts.yaml`. */
export const safetyTexts = v.strictObject({
  noCountry: threeLanguages,
  also: threeLanguages,
  /** How a reply begins, by what is known of the country. */
  call: v.strictObject({
    emergency: v.strictObject({ line: opening, hospital: opening }),
    crisis: v.strictObject({ line: opening, lineOrPolice: opening, hospital: opening }),
    medical: v.strictObject({ line: opening }),
  }),
  hospitalFirst: threeLanguages,
  stillCounts: threeLanguages,
  /** Who picks up, in a few words behind a number. */
  answerers: v.strictObject({
    medical: threeLanguages,
    police: threeLanguages,
    rescue: threeLanguages,
    any: threeLanguages,
    varies: threeLanguages,
    child: threeLanguages,
    gbv: threeLanguages,
    mental: threeLanguages,
  }),
});
export type SafetyTexts = v.InferOutput<typeof safetyTexts>;
