import { createHash } from 'node:crypto';
import type { Colours, Theme } from '@salama/contract/platform/colour-pairs.ts';
import type { OperatorValues } from '@salama/contract/platform/operator-values.ts';
import { LOGO_MARK } from '@salama/contract/platform/own-name.ts';
import type { Brand, Picture } from './read-brand.ts';

export type BrandFiles = Record<string, string | Buffer>;

/** What pages and scripts are told of a brand; nothing where there is none. */
export function brandValues(brand: Brand | undefined): OperatorValues {
  if (!brand) return {};
  const { name, colours } = brand;
  return {
    ...(name && { name }),
    brand: digestOf(JSON.stringify(brand)),
    ...(colours.light['paper'] && { paper: colours.light['paper'] }),
    ...(colours.dark['paper'] && { paperdark: colours.dark['paper'] }),
  };
}

/** What a build has where a brand says nothing. */
export interface Built {
  manifest: Record<string, unknown>;
  colours: Record<Theme, Colours>;
}

/** The files that a brand brings, by their path. */
export function brandFiles(brand: Brand, { manifest, colours }: Built): BrandFiles {
  const { logo, icon } = brand;
  const logoPath = logo && `assets/logo-${digestOf(logo.bytes)}.${logo.ending}`;
  return {
    [`assets/brand-${digestOf(JSON.stringify(brand))}.css`]: stylesOf(brand, colours, logoPath),
    ...(logoPath && { [logoPath]: logo.bytes }),
    ...(icon && iconsOf(icon, logo)),
    'manifest.webmanifest': JSON.stringify(manifestOf(brand, manifest)),
  };
}

/** Weighs more than the layer of the tokens as the build lowers it (`apps/web/build/older-styles.ts`). */
const ROOT = ':root:not(#_):not(#_)';

/** As `styles/tokens.css` sets them, in words that every engine of ours reads. Comes after it, so it holds: in both themes, or it would hide the other. */
function stylesOf({ colours: own }: Brand, built: Built['colours'], logo: string | undefined): string {
  const names = [...new Set([...Object.keys(own.light), ...Object.keys(own.dark)])];
  const lines = (theme: Theme) =>
    names.map((name) => `--color-${name}:${own[theme][name] ?? built[theme][name]}`).join(';');
  const dark = lines('dark');
  const colours = `${ROOT}{${lines('light')}}@media (prefers-color-scheme:dark){${ROOT}:not([data-theme=light]){${dark}}}${ROOT}[data-theme=dark]{${dark}}`;
  const mark = `${LOGO_MARK}{background:url(/${logo}) center/contain no-repeat}${LOGO_MARK}>*{display:none}`;
  return `${names.length > 0 ? colours : ''}${logo ? mark : ''}`;
}

/** One picture in every place where a browser looks for one. */
function iconsOf({ bytes }: Picture, logo: Picture | undefined): BrandFiles {
  const wrapped = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image width="1" height="1" href="data:image/png;base64,${bytes.toString('base64')}"/></svg>`;
  const pngs = ['icon-180.png', 'icon-192.png', 'icon-512.png', 'icon-maskable.png'];
  return {
    ...Object.fromEntries(pngs.map((name) => [name, bytes])),
    'favicon.ico': icoOf(bytes),
    'icon.svg': logo?.ending === 'svg' ? logo.bytes : wrapped,
  };
}

/** An icon file that holds one PNG; a side of 0 is one of 256 or more. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function manifestOf(brand: Brand, manifest: Record<string, unknown>): Record<string, unknown> {
  const { name, shortName = name, icon, colours } = brand;
  const paper = colours.light['paper'];
  return {
    ...manifest,
    ...(name && { name, short_name: shortName }),
    ...(paper && { background_color: paper, theme_color: paper }),
    ...(icon && { icons: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }] }),
  };
}

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8).replaceAll('_', '-');
}
