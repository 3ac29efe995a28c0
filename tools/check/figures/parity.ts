import type { Figure } from './read-figures.ts';

/** A third and 33 % are one share. */
const ROUNDED = 0.005;
/** What arithmetic loses. */
const EXACT = 1e-9;

/** Whether two figures say the same: "72 hours" and "3 days"; "18" and "18 years", where one of them leaves its unit out. */
export function isSame(one: Figure, other: Figure): boolean {
  if (one.dimension === other.dimension) {
    const tolerance = one.dimension === 'share' ? ROUNDED : EXACT;
    return Math.abs(one.value - other.value) <= Math.abs(one.value) * tolerance;
  }
  return (one.dimension === 'plain' || other.dimension === 'plain') && one.raw === other.raw;
}

/** "One week" and "a week" are one: whether the word for one is said differs by language. */
export function isOneInWords({ raw, isWord, dimension }: Figure): boolean {
  return isWord && raw === 1 && dimension !== 'share';
}

/** Figures of either text that the other does not say as often. */
export function unmatched(
  one: readonly Figure[],
  other: readonly Figure[],
): { here: Figure[]; there: Figure[] } {
  const there = other.filter((figure) => !isOneInWords(figure));
  const here = one.filter((figure) => !isOneInWords(figure) && !takeSame(there, figure, true));
  return { here: here.filter((figure) => !takeSame(there, figure, false)), there };
}

/** Takes one that says the same out of the list; of those in the same dimension first. */
function takeSame(list: Figure[], figure: Figure, isStrict: boolean): boolean {
  const index = list.findIndex(
    (each) => (!isStrict || each.dimension === figure.dimension) && isSame(each, figure),
  );
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}
