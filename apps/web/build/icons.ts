import { writeFile } from 'node:fs/promises';
import { encodeIcon, encodePng } from './png.ts';

/** The mark on a grid of 40 × 40, the same shapes as in `components/logo.tsx`. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#0f5c63" d="M20 2a18 18 0 1 1 0 36H5a3 3 0 0 1-3-3V20A18 18 0 0 1 20 2Z"/><path fill="#f2b33d" d="M11 24a9 9 0 0 1 18 0Z"/><path stroke="#fff" stroke-width="2.4" stroke-linecap="round" d="M9 28.5h22M14 33h12"/></svg>`;
const GRID = 40;

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
const TEAL: Colour = [15, 92, 99, 255];
const SUN: Colour = [242, 179, 61, 255];
const WHITE: Colour = [255, 255, 255, 255];
const PAPER: Colour = [251, 246, 236, 255];
const CLEAR: Colour = [0, 0, 0, 0];

export async function writeIcons(outDir: string): Promise<void> {
  await Promise.all([
    writeFile(`${outDir}/icon.svg`, SVG),
    writeFile(`${outDir}/icon-192.png`, encodePng(192, draw(192, 0, CLEAR))),
    writeFile(`${outDir}/icon-512.png`, encodePng(512, draw(512, 0, CLEAR))),
    writeFile(`${outDir}/icon-180.png`, encodePng(180, draw(180, 4, PAPER))),
    writeFile(`${outDir}/icon-maskable.png`, encodePng(512, draw(512, 8, PAPER))),
    writeFile(`${outDir}/favicon.ico`, encodeIcon(32, draw(32, 0, CLEAR))),
  ]);
}

/** RGBA pixels of the mark with `margin` units of the grid around it; each pixel averages 3 × 3 samples. */
function draw(size: number, margin: number, background: Colour): Uint8Array {
  const pixels = new Uint8Array(size * size * 4);
  const scale = (GRID + 2 * margin) / size;
  for (let index = 0; index < size * size; index += 1) {
    const samples = [1, 3, 5].flatMap((dy) =>
      [1, 3, 5].map((dx) => {
        const x = ((index % size) + dx / 6) * scale - margin;
        const y = (Math.floor(index / size) + dy / 6) * scale - margin;
        return colourAt(x, y) ?? background;
      }),
    );
    pixels.set(average(samples), index * 4);
  }
  return pixels;
}

function colourAt(x: number, y: number): Colour | undefined {
  if (isOnLine(x, y, 9, 31, 28.5) || isOnLine(x, y, 14, 26, 33)) return WHITE;
  if (y <= 24 && Math.hypot(x - 20, y - 24) <= 9) return SUN;
  const inCircle = Math.hypot(x - 20, y - 20) <= 18;
  const inCorner = x >= 2 && x <= 20 && y >= 20 && y <= 38 && !isCutCorner(x, y);
  return inCircle || inCorner ? TEAL : undefined;
}

function isOnLine(x: number, y: number, from: number, to: number, height: number): boolean {
  return Math.hypot(x - Math.min(Math.max(x, from), to), y - height) <= 1.2;
}

/** The tail of the bubble is rounded by 3 units. */
function isCutCorner(x: number, y: number): boolean {
  return x < 5 && y > 35 && Math.hypot(x - 5, y - 35) > 3;
}

/** Colours weigh by their alpha, so that edges on a clear ground stay clean. */
function average(samples: readonly Colour[]): [number, number, number, number] {
  const alpha = samples.reduce((sum, sample) => sum + sample[3], 0);
  const mean = (channel: 0 | 1 | 2) =>
    alpha === 0
      ? 0
      : Math.round(samples.reduce((sum, sample) => sum + sample[channel] * sample[3], 0) / alpha);
  return [mean(0), mean(1), mean(2), Math.round(alpha / samples.length)];
}
