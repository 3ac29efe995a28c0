import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseYaml } from '@salama/content/parse-yaml.ts';
import type { Language } from '@salama/contract/language.ts';
import * as v from 'valibot';

/** Minutes, months, shares and the like: figures are compared within one of these. */
export type Dimension = 'minutes' | 'months' | 'share' | 'plain' | (string & {});

/** How many of which dimension a unit is. */
export const SCALES: Readonly<Record<string, readonly [Dimension, number]>> = {
  second: ['minutes', 1 / 60],
  minute: ['minutes', 1],
  hour: ['minutes', 60],
  day: ['minutes', 24 * 60],
  week: ['minutes', 7 * 24 * 60],
  month: ['months', 1],
  year: ['months', 12],
  percent: ['share', 0.01],
  degree: ['degree', 1],
  centimetre: ['metre', 0.01],
  metre: ['metre', 1],
  kilometre: ['metre', 1_000],
  kilo: ['gram', 1_000],
  gram: ['gram', 1],
  milligram: ['gram', 0.001],
  microgram: ['gram', 0.000_001],
  millilitre: ['litre', 0.001],
  litre: ['litre', 1],
  euro: ['euro', 1],
  shilling: ['shilling', 1],
  franc: ['franc', 1],
  times: ['times', 1],
};

const words = v.array(v.string());
const schema = v.object({
  numbers: v.record(v.string(), v.number()),
  ordinals: v.record(v.string(), v.number()),
  shares: v.record(v.string(), v.number()),
  shareOf: words,
  twice: words,
  joins: words,
  of: words,
  between: words,
  unitFirst: v.boolean(),
  units: v.record(v.string(), words),
});

/** What the words of a language say of numbers and units: `content/facts/reading/<language>.yaml`. */
export interface Reading {
  language: Language;
  numbers: ReadonlyMap<string, number>;
  ordinals: ReadonlyMap<string, number>;
  shares: ReadonlyMap<string, number>;
  shareOf: ReadonlySet<string>;
  twice: ReadonlySet<string>;
  joins: ReadonlySet<string>;
  of: readonly string[][];
  between: ReadonlySet<string>;
  unitFirst: boolean;
  units: ReadonlyMap<string, string>;
}

/** Throws a ContentFault at a file that cannot be read. */
export function readReading(folder: string, language: Language): Reading {
  const file = join(folder, 'facts/reading', `${language}.yaml`);
  const read = parseYaml(schema, readFileSync(file, 'utf8'), file);
  return {
    language,
    numbers: new Map(Object.entries(read.numbers)),
    ordinals: new Map(Object.entries(read.ordinals)),
    shares: new Map(Object.entries(read.shares)),
    shareOf: new Set(read.shareOf),
    twice: new Set(read.twice),
    joins: new Set(read.joins),
    of: read.of.map((phrase) => phrase.split(' ')),
    between: new Set(read.between),
    unitFirst: read.unitFirst,
    units: new Map(Object.entries(read.units).flatMap(([unit, forms]) => forms.map((form) => [form, unit]))),
  };
}
