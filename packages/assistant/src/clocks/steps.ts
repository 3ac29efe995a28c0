/** Hours of the units in which people tell a time, as the assistant counts them. */
export const HOURS_OF = { hour: 1, day: 24, week: 168, month: 720 } as const;

/** The step of a clock that holds after so many hours: the first that is not over. */
export function stepAt<Step extends { upTo?: number | undefined }>(
  steps: readonly Step[],
  hours: number,
): Step | undefined {
  return steps.find(({ upTo = Number.POSITIVE_INFINITY }) => hours <= upTo);
}
