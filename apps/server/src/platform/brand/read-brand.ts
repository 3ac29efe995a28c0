import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import {
  COLOUR_PAIRS,
  type Colours,
  contrast,
  THEMES,
  type Theme,
} from '@salama/contract/platform/colour-pairs.ts';
import * as v from 'valibot';
import { parse } from 'yaml';
import { type Environment, inDataDir } from '../environment.ts';
import { StartFault } from '../errors.ts';
import { svgFault } from './svg-faults.ts';

/** Colours that say who one is with. What means danger, Exit or a day of the period means it everywhere. */
const OWN_COLOURS = [
  ...['paper', 'raised', 'sunken', 'ink', 'ink-soft', 'line', 'line-strong'],
  ...['brand', 'brand-strong', 'brand-ink', 'brand-soft', 'on-brand', 'sun', 'sun-soft', 'clay', 'clay-soft'],
] as const;
const MOST_BYTES = { '.svg': 20_000, '.png': 100_000, '.yaml': 10_000 } as const;
const ICON_SIDE = 512;

const aName = (most: number) =>
  v.pipe(
    v.string('must be a text'),
    v.trim(),
    v.transform((name) => name.replaceAll("'", '’')),
    v.maxLength(most, `must have at most ${most} characters`),
    v.regex(
      /^[\p{L}\p{N}][\p{L}\p{N} .’-]*$/u,
      'must be letters and digits, with spaces, points and hyphens between',
    ),
  );
const colour = v.pipe(
  v.string('must be a colour such as "#0f5c63", in quotes'),
  v.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#0f5c63", in quotes'),
  v.toLowerCase(),
);
const theme = v.strictObject(
  v.entriesFromList(OWN_COLOURS, v.optional(colour)),
  `may only name ${OWN_COLOURS.join(', ')}`,
);
const file = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+\.(?:svg|png)$/, 'must be the name of an .svg or .png beside this file'),
);

const brandSchema = v.strictObject({
  name: v.optional(aName(30)),
  shortName: v.optional(aName(12)),
  logo: v.optional(file),
  icon: v.optional(v.pipe(file, v.endsWith('.png', `must be a .png of ${ICON_SIDE} × ${ICON_SIDE}`))),
  colours: v.optional(v.strictObject({ light: v.optional(theme), dark: v.optional(theme) })),
});

export interface Picture {
  ending: 'svg' | 'png';
  bytes: Buffer;
}

/** How an operator wants the pages to look and be called. What is not there stays as it is. */
export interface Brand {
  name?: string;
  shortName?: string;
  /** The mark beside the name. */
  logo?: Picture;
  /** Square: for tabs and home screens. */
  icon?: Picture;
  colours: Record<Theme, Colours>;
}

/** Where it stands: the file that is set, else `brand.yaml` in the data folder if there is one. */
export function brandPath(environment: Pick<Environment, 'BRAND' | 'DATA_DIR'>): string | undefined {
  if (environment.BRAND) return environment.BRAND;
  const usual = inDataDir(environment, 'brand.yaml');
  return existsSync(usual) ? usual : undefined;
}

/**
 * Reads the brand and looks at it beside the colours it leaves as they are (`built`, where there is a build).
 * @throws StartFault with one line a fault.
 */
export function readBrand(
  environment: Pick<Environment, 'BRAND' | 'DATA_DIR'>,
  built?: Record<Theme, Colours>,
): Brand | undefined {
  const path = brandPath(environment);
  if (path === undefined) return undefined;
  const result = v.safeParse(brandSchema, parseFile(path));
  const faults = result.success
    ? []
    : result.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
  const { logo, icon, colours: set, ...names } = result.success ? result.output : {};
  const picture = (of: string, name: string | undefined, isIcon = false): Picture | undefined => {
    if (name === undefined) return undefined;
    const { fault, ...found } = readPicture(join(dirname(path), name), isIcon);
    if (fault) faults.push(`${of}: ${name} ${fault}`);
    return found.bytes && { ...found, bytes: found.bytes };
  };
  const drawn = { logo: picture('logo', logo), icon: picture('icon', icon, true) };
  const colours = { light: given(set?.light), dark: given(set?.dark) };
  if (built) faults.push(...contrastFaults(colours, built));
  if (faults.length > 0)
    throw new StartFault(`${path} cannot be used\n${faults.map((one) => `  ${one}`).join('\n')}`);
  return { ...given(names), ...given(drawn), colours };
}

function given<T extends object>(some: T | undefined): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(some ?? {}).filter(([, value]) => value !== undefined)) as never;
}

function parseFile(path: string): unknown {
  if (!existsSync(path)) throw new StartFault(`BRAND: there is no file ${path}`);
  if (statSync(path).size > MOST_BYTES['.yaml'])
    throw new StartFault(`${path} cannot be used: it is too large`);
  try {
    return parse(readFileSync(path, 'utf8')) ?? {};
  } catch (error) {
    const [line] = error instanceof Error ? error.message.split('\n') : [];
    throw new StartFault(`${path} cannot be used: ${line}`);
  }
}

function readPicture(
  path: string,
  isIcon: boolean,
): { ending: Picture['ending']; bytes?: Buffer; fault?: string } {
  const ending = extname(path) === '.svg' ? 'svg' : 'png';
  if (!existsSync(path)) return { ending, fault: 'is not there' };
  const most = MOST_BYTES[`.${ending}`];
  if (statSync(path).size > most) return { ending, fault: `has more than ${most / 1_000} kB` };
  const bytes = readFileSync(path);
  const fault = ending === 'svg' ? svgFault(bytes.toString('utf8')) : pngFault(bytes, isIcon);
  return { ending, bytes, ...(fault && { fault }) };
}

function pngFault(bytes: Buffer, isIcon: boolean): string | undefined {
  if (bytes.length < 24 || bytes.toString('latin1', 1, 4) !== 'PNG') return 'is no PNG';
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (isIcon && (width !== ICON_SIDE || height !== ICON_SIDE))
    return `is ${width} × ${height}, and must be ${ICON_SIDE} × ${ICON_SIDE}`;
  return undefined;
}

/** Each pair of which one is the operator's. */
function contrastFaults(own: Brand['colours'], built: Brand['colours']): string[] {
  return THEMES.flatMap((name) => {
    const all = { ...built[name], ...own[name] };
    return COLOUR_PAIRS.flatMap(({ colour: front, ground, least }) => {
      const [one, other] = [all[front], all[ground]];
      if (!one || !other || !(front in own[name] || ground in own[name])) return [];
      const ratio = contrast(one, other);
      const said = `${front} ${one} on ${ground} ${other} has ${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;
      return ratio < least ? [`colours.${name}: ${said} and needs ${least} : 1`] : [];
    });
  });
}
