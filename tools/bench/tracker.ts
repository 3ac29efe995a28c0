// Measures the period tracker: how far its date is off and how often its range holds, over simulated histories; and
// how long ten years of daily notes take on a processor that is slowed down four times.
// node tools/bench/tracker.ts [--users=30000] [--only=simulation|speed]
import { parseArgs } from 'node:util';
import { type Person, simulate } from '../measuring/tracker-simulation.ts';
import { measureSpeed } from '../measuring/tracker-speed.ts';

const { values: flags } = parseArgs({
  options: { users: { type: 'string', default: '30000' }, only: { type: 'string' } },
});

/**
 * Days. Means and spreads between people after Bull et al. 2019 (612,613 cycles); spreads within a person, and the
 * share of periods that nobody marked, are assumptions.
 */
const ADULT = { mean: 29.3, between: 3, within: 3 };
const TEENAGER = { mean: 32, between: 4, within: 8 };
const PEOPLE: Record<string, Person> = {
  'adults, every period marked': { ...ADULT, missed: 0, cycles: 7 },
  'adults, 8 % not marked': { ...ADULT, missed: 0.08, cycles: 7 },
  'adults after 3 cycles, 8 % not marked': { ...ADULT, missed: 0.08, cycles: 3 },
  'teenagers, every period marked': { ...TEENAGER, missed: 0, cycles: 7 },
  'teenagers, 8 % not marked': { ...TEENAGER, missed: 0.08, cycles: 7 },
};
const LIMITS = { of: 'adults, 8 % not marked', error: 2.8, cover: 0.75, statistics: 16, month: 50 };

const faults: string[] = [];
if (flags.only !== 'speed') runSimulation();
if (flags.only !== 'simulation') await runSpeed();
for (const fault of faults) console.error(`over the limit: ${fault}`);
process.exitCode = faults.length > 0 ? 1 : 0;

function runSimulation(): void {
  for (const [name, person] of Object.entries(PEOPLE)) {
    const { error, bias, cover, half, dates } = simulate(person, Number(flags.users));
    console.info(
      `${name}: off by ${error.toFixed(2)} days (${bias.toFixed(2)} late on average), ` +
        `range of ±${half.toFixed(1)} days holds in ${(cover * 100).toFixed(1)} %, ${dates} dates`,
    );
    if (name === LIMITS.of && error > LIMITS.error) faults.push(`${name}: ${error.toFixed(2)} days`);
    if (name === LIMITS.of && cover < LIMITS.cover) faults.push(`${name}: ${cover.toFixed(3)} covered`);
  }
}

async function runSpeed(): Promise<void> {
  const { statistics, month, frame } = await measureSpeed();
  console.info(`ten years of daily notes, processor slowed down 4 times: statistics ${of(statistics)}`);
  console.info(`a month forward or back: ${of(month)} of work, ${of(frame)} from click to paint`);
  if (statistics.median > LIMITS.statistics) faults.push(`statistics ${of(statistics)}`);
  if (month.median > LIMITS.month) faults.push(`month ${of(month)}`);
}

function of({ median, worst }: { median: number; worst: number }): string {
  return `${median.toFixed(1)} ms (worst ${worst.toFixed(1)})`;
}
