import type { Day } from './days.ts';
import { type Diary, isSame, type PeriodDay } from './records.ts';
import type { TrackerSettings } from './settings.ts';

/** What happens to a day that is in both: `both` keeps mine and adds what only the file knows. */
export const RULES = ['both', 'mine', 'theirs'] as const;
export type Rule = (typeof RULES)[number];

/** How many days a file would add and change. */
export interface MergePreview {
  added: number;
  /** Days that are in both and differ. */
  differing: number;
  same: number;
}

export function previewMerge(mine: Diary, theirs: Diary): MergePreview {
  const preview = { added: 0, differing: 0, same: 0 };
  for (const [day, record] of theirs) {
    const own = mine.get(day);
    if (!own) preview.added += 1;
    else if (isSame(own, record)) preview.same += 1;
    else preview.differing += 1;
  }
  return preview;
}

/** Never takes a day away. */
export function mergeDiaries(mine: Diary, theirs: Diary, rule: Rule): Diary {
  const merged = new Map<Day, PeriodDay>(mine);
  for (const [day, record] of theirs) {
    const own = mine.get(day);
    if (!own || rule === 'theirs') merged.set(day, record);
    else if (rule === 'both') merged.set(day, mergeDays(own, record));
  }
  return merged;
}

/** Pauses of a diary that has none of its own are taken over, and answers that were not given here. */
export function mergeSettings(mine: TrackerSettings, theirs: TrackerSettings | undefined): TrackerSettings {
  if (!theirs) return mine;
  return {
    ...mine,
    pauses: mine.pauses.length > 0 ? mine.pauses : theirs.pauses,
    answers: { ...theirs.answers, ...mine.answers },
  };
}

function mergeDays(mine: PeriodDay, theirs: PeriodDay): PeriodDay {
  const isPeriod = mine.isPeriod || theirs.isPeriod;
  const known = mine.symptoms.map((symptom) => symptom.toLowerCase());
  const news = theirs.symptoms.filter((symptom) => !known.includes(symptom.toLowerCase()));
  return {
    ...theirs,
    ...mine,
    isPeriod,
    flow: isPeriod ? (mine.flow ?? theirs.flow) : null,
    symptoms: [...mine.symptoms, ...news],
    mood: mine.mood ?? theirs.mood,
    notes: joined(mine.notes, theirs.notes),
  };
}

function joined(mine: string, theirs: string): string {
  if (!theirs || mine.includes(theirs)) return mine;
  return mine ? `${mine}\n${theirs}` : theirs;
}
