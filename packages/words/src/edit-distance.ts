/**
 * Letters added, left out, changed or swapped with a neighbour between two words (optimal string alignment distance);
 * `most + 1` where there are more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  let before: number[] = [];
  let row = Array.from({ length: other.length - same + 1 }, (_, at) => at);
  for (let i = same; i < one.length; i += 1) {
    const next = nextRow(one, other, i, same, before, row);
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return Math.min(row[other.length - same] ?? 0, most + 1);
}

/** The row of letter `i` of `one`: what its beginning so far and each beginning of `other` differ by, from `same` on. */
function nextRow(
  one: string,
  other: string,
  i: number,
  same: number,
  before: readonly number[],
  row: readonly number[],
): number[] {
  const next = [i - same + 1];
  for (let j = same; j < other.length; j += 1) {
    const at = j - same;
    const changed = (row[at] ?? 0) + (one[i] === other[j] ? 0 : 1);
    let least = Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, changed);
    if (i > same && at > 0 && one[i] === other[j - 1] && one[i - 1] === other[j])
      least = Math.min(least, (before[at - 1] ?? 0) + 1);
    next.push(least);
  }
  return next;
}
