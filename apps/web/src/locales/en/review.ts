const parts = (count: number): string => (count === 1 ? 'one part' : `${count} parts`);

/** Who checked a text. Only the build renders these words: no browser loads them. */
export const review = {
  editorial: (date: string): string =>
    `Written by editors from the sources and last read through on ${date}. No clinician has signed it yet.`,
  clinical: (by: string, date: string): string => `Checked and signed by ${by} on ${date}.`,
  changed: (by: string, date: string): string =>
    `${by} signed this on ${date}. Our editors have changed it since.`,
  partly: (signed: number, all: number): string =>
    `A clinician has signed ${parts(signed)} of ${all}; the name stands below each. Our editors have checked the rest.`,
  elsewhere: (languages: string): string =>
    `A clinician has signed it in ${languages}, not in this language.`,
  language: (by: string, date: string): string => `The wording was checked by ${by} on ${date}.`,
  allSources: (count: number): string => `All ${count} sources`,
  toldElsewhere: 'On other pages',
  languages: { en: 'English', sw: 'Swahili', fr: 'French' },
};
