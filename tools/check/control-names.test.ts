import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueControlFaults, controlFaults } from './control-names.ts';

describe('the check of control names', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'salama-controls-'));
    mkdirSync(join(folder, 'pages'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const faultsOf = (text: string) => {
    writeFileSync(join(folder, 'pages/fr.md'), `First.\n${text}\n`);
    return controlFaults(folder);
  };

  it.each([
    ['Press the Quit button.', 'Quit', 'one of {exit}'],
    ['Le bouton Quitter ferme tout.', 'Quitter', 'one of {exit}'],
    ['Kitufe cha Ondoka kinafunga.', 'Ondoka', 'one of {exit}'],
    ['Choose “Search my posts”.', 'Search my posts', 'one of {exit}'],
    ['Appuie sur **Partir**.', 'Partir', 'one of {exit}'],
    ['« Quitter » ferme cette page.', 'Quitter', 'one of {exit}'],
    ['“Ondoka” inafunga ukurasa.', 'Ondoka', 'one of {exit}'],
  ])('finds one that no screen has: %s', (text, name, placeholder) => {
    expect(faultsOf(text)).toEqual([
      expect.stringContaining(`pages/fr.md:2: names the control ${name}; write ${placeholder}`),
    ]);
  });

  it.each([
    ['Puis **Sortir**.', 'Sortir', '{exit}'],
    ['Mwishoni futa: Futa alama zangu.', 'Futa alama zangu', '{erase-traces}'],
    ['Use “Report” beside it.', 'Report', '{report}'],
  ])('finds one that is written out: %s', (text, name, placeholder) => {
    expect(faultsOf(text)).toEqual([`pages/fr.md:2: names the control ${name}; write ${placeholder}`]);
  });

  it.each([
    'Press “{exit}”, or choose **{find-posts}**.',
    'The exit is near; report to the police. Press lightly.',
    'Des boutons rouges, un bouton de fièvre.',
    'exit|sortir|toka press|Report',
  ])('finds none in: %s', (text) => {
    expect(faultsOf(text)).toEqual([]);
  });

  it('finds one in a catalogue, and none where the catalogue quotes it or a browser has it', () => {
    const catalogue = join(folder, 'apps/web/src/locales/fr');
    mkdirSync(catalogue, { recursive: true });
    const lines = [
      "  a: 'Le bouton Quitter ferme tout.',",
      ['  b: `« $', '{controls.exit} » ferme tout.`,'].join(''),
      "  c: 'Dans Safari, choisis « Ajouter à l’écran ».',",
    ];
    writeFileSync(join(catalogue, 'chat.ts'), lines.join('\n'));
    expect(catalogueControlFaults(folder)).toEqual([
      expect.stringContaining('chat.ts:1: names the control Quitter'),
    ]);
  });
});
