import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coloursIn } from '@salama/contract/platform/colour-pairs.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandFiles, brandValues } from './brand-files.ts';
import { readBrand } from './read-brand.ts';

const BUILT = {
  light: { paper: '#ffffff', brand: '#0f5c63', 'on-brand': '#ffffff', 'brand-strong': '#0a474d' },
  dark: { paper: '#101010', brand: '#7fd0c9', 'on-brand': '#07292b', 'brand-strong': '#a3e0da' },
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

/** The first bytes of a PNG of this size, which is all that is read of it. */
function png(width: number, height = width): Buffer {
  const bytes = Buffer.alloc(40);
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('the brand of an operator', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-brand-'));
    writeFileSync(join(folder, 'logo.svg'), SVG);
    writeFileSync(join(folder, 'bad.svg'), SVG.replace('<path', '<script/><path'));
    writeFileSync(join(folder, 'icon.png'), png(512));
    writeFileSync(join(folder, 'small.png'), png(96, 48));
    writeFileSync(join(folder, 'large.svg'), SVG + ' '.repeat(20_000));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  function read(yaml: string) {
    writeFileSync(join(folder, 'brand.yaml'), yaml);
    return readBrand({ DATA_DIR: folder }, BUILT);
  }

  it('is none where no file is, and that of the data folder where one lies there', () => {
    expect(readBrand({ DATA_DIR: folder }, BUILT)).toBeUndefined();
    expect(brandValues(undefined)).toEqual({});
    expect(read("name: Afya Yako d'Afrique")).toMatchObject({ name: 'Afya Yako d’Afrique' });
    expect(() => readBrand({ DATA_DIR: folder, BRAND: '/nowhere/b.yaml' })).toThrow('there is no file');
  });

  it.each([
    ['name: [', 'cannot be used: '],
    ['name: "<b>"', 'name: must be letters and digits'],
    ['name: "{{email}}"', 'name: must be letters'],
    [`name: ${'A'.repeat(31)}`, 'name: must have at most 30 characters'],
    ['shortName: Afya ya vijana', 'shortName: must have at most 12'],
    ['color: red', 'color: '],
    ['logo: ../logo.svg', 'logo: must be the name of an .svg or .png beside this file'],
    ['logo: none.svg', 'logo: none.svg is not there'],
    ['logo: bad.svg', 'logo: bad.svg has <script>'],
    ['logo: large.svg', 'logo: large.svg has more than 20 kB'],
    ['icon: logo.svg', 'icon: must be a .png of 512 × 512'],
    ['icon: small.png', 'icon: small.png is 96 × 48, and must be 512 × 512'],
    ['colours: {light: {danger: "#000000"}}', 'colours.light.danger: may only name paper'],
    ['colours: {light: {brand: red}}', 'colours.light.brand: must be a colour such as'],
  ])('with %s ends the start: %s', (yaml, fault) => expect(() => read(yaml)).toThrow(fault));

  it('has colours that can be read and seen: each pair that cannot is one line, with what it has and needs', () => {
    const fault = (yaml: string) => {
      try {
        read(yaml);
      } catch (error) {
        return String(error).split('\n').slice(1);
      }
      return [];
    };
    expect(fault('colours: {light: {brand: "#eeddcc"}}')).toEqual([
      '  colours.light: on-brand #ffffff on brand #eeddcc has 1.32 : 1 and needs 4.5 : 1',
      '  colours.light: brand #eeddcc on paper #ffffff has 1.32 : 1 and needs 3 : 1',
    ]);
    // The other colour is the build's.
    expect(fault('colours: {dark: {paper: "#7fd0c9"}}')).toEqual([
      '  colours.dark: brand #7fd0c9 on paper #7fd0c9 has 1.00 : 1 and needs 3 : 1',
    ]);
    expect(fault('colours: {light: {brand: "#7a1f5c"}}')).toEqual([]);
  });

  it('may be that of the example, beside the colours of the build', () => {
    const project = join(import.meta.dirname, '../../../../..');
    const BRAND = join(project, 'deploy/brand.example.yaml');
    const built = coloursIn(readFileSync(join(project, 'apps/web/src/styles/tokens.css'), 'utf8'));
    expect(Object.keys(built.dark).length).toBeGreaterThan(20);
    expect(readBrand({ DATA_DIR: folder, BRAND }, built)?.name).toBe('Afya Yako');
  });

  it('is files of a style, a picture, icons and a manifest, all named by what is in them', () => {
    const brand = read(
      'name: Afya Yako\nlogo: logo.svg\nicon: icon.png\ncolours: {light: {brand: "#7a1f5c"}}',
    );
    if (!brand) throw new Error('There is no brand');
    const built = { manifest: { name: 'Salama', id: '/' }, colours: BUILT };
    const files = brandFiles(brand, built);
    const values = brandValues(brand);
    const styles = String(files[`assets/brand-${values.brand}.css`]);
    expect(styles).toContain('{--color-brand:#7a1f5c}');
    // The dark one stays as it was, and must be said again.
    expect(styles).toContain('[data-theme=dark]{--color-brand:#7fd0c9}');
    const [, logo = ''] = /url\(\/(assets\/logo-[\w-]+\.svg)\)/.exec(styles) ?? [];
    expect(String(files[logo])).toBe(SVG);
    expect(String(files['icon.svg'])).toBe(SVG);
    expect(files['icon-192.png']).toEqual(png(512));
    expect(JSON.parse(String(files['manifest.webmanifest']))).toEqual({
      ...{ name: 'Afya Yako', short_name: 'Afya Yako', id: '/' },
      icons: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
    });
    const other = read('name: Afya Yetu\nlogo: logo.svg');
    expect(brandValues(other).brand).not.toBe(values.brand);
  });
});
