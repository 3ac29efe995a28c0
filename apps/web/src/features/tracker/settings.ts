import { type Day, dayOf, keyOf } from './days.ts';

/** Why periods are not expected for a while. */
export const PAUSES = ['pregnancy', 'breastfeeding', 'contraception'] as const;
export type PauseReason = (typeof PAUSES)[number];

export interface Pause {
  reason: PauseReason;
  from: Day;
  /** The last day of the pause; absent while it goes on. */
  to?: Day;
}

/** What a person said about a cycle or a day that looked unusual. */
export const ANSWERS = ['real', 'missed', 'pregnant', 'spotting'] as const;
export type Answer = (typeof ANSWERS)[number];

/** What the diary keeps besides its days. */
export interface TrackerSettings {
  pauses: Pause[];
  /** "My periods have not started yet." */
  notStarted: boolean;
  /** By the first day of a light bleeding (`2026-03-01`) or the ends of a cycle (`2026-03-01/2026-05-03`). */
  answers: Record<string, Answer>;
  /** When a file was last saved. */
  savedAt?: Day;
  /** When the reminder to save a file was last put away. */
  remindedAt?: Day;
  /** What another version wrote beside these fields. */
  other?: Record<string, unknown>;
}

export const NO_SETTINGS: TrackerSettings = { pauses: [], notStarted: false, answers: {} };

const FIELDS = ['pauses', 'notStarted', 'answers', 'savedAt', 'remindedAt'];

export function currentPause({ pauses }: TrackerSettings): Pause | undefined {
  return pauses.find(({ to }) => to === undefined);
}

/** The last day of any pause that is over; long ago when there was none. */
export function lastPauseEnd({ pauses }: TrackerSettings): Day {
  return Math.max(Number.NEGATIVE_INFINITY, ...pauses.map(({ to }) => to ?? Number.NEGATIVE_INFINITY));
}

/** Begins a pause, or changes the reason of the one that goes on. */
export function startPause(settings: TrackerSettings, reason: PauseReason, today: Day): TrackerSettings {
  const running = currentPause(settings);
  const ended = settings.pauses.filter((pause) => pause !== running);
  return { ...settings, notStarted: false, pauses: [...ended, { reason, from: running?.from ?? today }] };
}

/** Ends the pause that goes on; one that lasted no full day leaves no trace. */
export function endPause(settings: TrackerSettings, today: Day): TrackerSettings {
  const pauses = settings.pauses.flatMap((pause) => {
    if (pause.to !== undefined) return [pause];
    return pause.from < today ? [{ ...pause, to: today }] : [];
  });
  return { ...settings, pauses };
}

/** Days as keys, so that the file reads well. */
export function writtenSettings({ other, ...settings }: TrackerSettings): Record<string, unknown> {
  const { pauses, savedAt, remindedAt } = settings;
  return {
    ...other,
    ...settings,
    pauses: pauses.map(({ reason, from, to }) => ({
      reason,
      from: keyOf(from),
      ...(to !== undefined && { to: keyOf(to) }),
    })),
    ...(savedAt !== undefined && { savedAt: keyOf(savedAt) }),
    ...(remindedAt !== undefined && { remindedAt: keyOf(remindedAt) }),
  };
}

/** Undefined when it is not an object at all; a field that cannot be read is left out. */
export function parseSettings(value: unknown): TrackerSettings | undefined {
  if (!isRecord(value)) return undefined;
  const { pauses, answers } = value;
  const savedAt = parseDay(value['savedAt']);
  const remindedAt = parseDay(value['remindedAt']);
  const other = Object.entries(value).filter(([key]) => !FIELDS.includes(key));
  return {
    pauses: Array.isArray(pauses) ? pauses.map(parsePause).filter((pause) => pause !== undefined) : [],
    notStarted: value['notStarted'] === true,
    answers: isRecord(answers) ? parseAnswers(answers) : {},
    ...(savedAt !== undefined && { savedAt }),
    ...(remindedAt !== undefined && { remindedAt }),
    ...(other.length > 0 && { other: Object.fromEntries(other) }),
  };
}

function parsePause(value: unknown): Pause | undefined {
  if (!isRecord(value)) return undefined;
  const reason = PAUSES.find((known) => known === value['reason']);
  const from = parseDay(value['from']);
  const to = parseDay(value['to']);
  if (!reason || from === undefined) return undefined;
  return { reason, from, ...(to !== undefined && { to }) };
}

function parseAnswers(value: Record<string, unknown>): Record<string, Answer> {
  const answers: Record<string, Answer> = {};
  for (const [place, said] of Object.entries(value)) {
    const answer = ANSWERS.find((known) => known === said);
    if (answer) answers[place] = answer;
  }
  return answers;
}

function parseDay(value: unknown): Day | undefined {
  return typeof value === 'string' ? dayOf(value) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
