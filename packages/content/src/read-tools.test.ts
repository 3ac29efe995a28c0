import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readLibrary } from './read-library.ts';
import { readTools } from './read-tools.ts';

const content = join(import.meta.dirname, '../../../content');
const library = readLibrary(join(content, 'library'));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of the tools beside everything else, with one text in place of another. */
function changed(name: string, text: string, by: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'));
  folders.push(folder);
  cpSync(join(content, 'tools'), join(folder, 'tools'), { recursive: true });
  for (const other of ['clocks', 'library']) symlinkSync(join(content, other), join(folder, other));
  const file = join(folder, 'tools', name, `${name}.yaml`);
  const written = readFileSync(file, 'utf8');
  expect(written).toContain(text);
  writeFileSync(file, written.replace(text, by));
  return folder;
}

describe('the tools', () => {
  it('say the sentences of the clocks', () => {
    const { days } = readTools(content, 'en', library);
    const own = days.after.find(({ id }) => id === 'own');
    expect(own?.steps.map(({ upTo }) => upTo)).toEqual([72, 120, undefined]);
    const clock = readFileSync(join(content, 'clocks/sex-without-condom/clock.yaml'), 'utf8');
    for (const { say } of own?.steps ?? []) expect(clock).toContain(say);
  });

  it('take the stricter category where another source has one', () => {
    const { finder } = readTools(content, 'en', library);
    const rifampicin = finder.conditions.find(({ id }) => id === 'tb-medicine');
    expect(rifampicin?.is[finder.methods.indexOf('implant')]).toBe(3);
    expect(rifampicin?.is[finder.methods.indexOf('injection')]).toBe(1);
  });

  it('set French as French', () => {
    const { finder } = readTools(content, 'fr', library);
    expect(finder.words.why).toBe('Pourquoi on demande\u00a0:');
  });

  it.each([
    ['eligibility', 'is: [n, 4, 4, n, n, n, 1]', 'is: [n, 4, 4]', /pregnant has 3 categories for 7 methods/],
    ['eligibility', 'when: [[is-pregnant]]', 'when: [[is-expecting]]', /there is no answer is-expecting/],
    ['eligibility', 'read: [who, us]', 'read: [hearsay]', /there is no hearsay/],
    ['methods', 'for: [years]', 'for: [ages]', /there is no wish ages/],
    ['days', 'clock: hiv-test', 'clock: hiv-guess', /there is no clock hiv-guess/],
    ['days', 'bleeding-after/cancer', 'bleeding-after/nothing', /there is no lead/],
    ['questions', 'en: "None of these", ', '', /words.none/],
  ])('in %s cannot say "%s" as "%s"', (name, text, by, fault) => {
    expect(() => readTools(changed(name, text, by), 'en', library)).toThrow(fault);
  });
});
