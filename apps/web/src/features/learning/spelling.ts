/** Shorter words differ too little from each other to be guessed. */
const ONE_SLIP_FROM = 4;
const TWO_SLIPS_FROM = 8;

/** Whether somebody may have meant `known`: a letter wrong, missing, too many, or two swapped; twice in long words. */
export function isNear(written: string, known: string): boolean {
  const length = Math.min(written.length, known.length);
  if (length < ONE_SLIP_FROM) return false;
  const most = length >= TWO_SLIPS_FROM ? 2 : 1;
  return Math.abs(written.length - known.length) <= most && slipsBetween(written, known, most) <= most;
}

/** Optimal string alignment distance; stops where more than `most` is sure. */
function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const wrong = one[i - 1] === other[j - 1] ? 0 : 1;
      let slips = Math.min(cell(row, j) + 1, cell(next, j - 1) + 1, cell(row, j - 1) + wrong);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        slips = Math.min(slips, cell(before, j - 2) + 1);
      next.push(slips);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return cell(row, other.length);
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Number.POSITIVE_INFINITY;
}
