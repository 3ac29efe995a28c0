/** What a country's profile tells of the law, in this order (`content/countries/<country>/law.yaml`). */
export const LAW_TOPICS = [
  'consent',
  'contraception',
  'hiv-test',
  'abortion',
  'marriage',
  'same-sex-acts',
  'cutting',
  'rape-in-marriage',
  'police-form',
  'attempted-suicide',
] as const;
export type LawTopic = (typeof LAW_TOPICS)[number];
