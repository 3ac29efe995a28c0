import { parseDirectory } from '@salama/content/read-directory.ts';
import { describe, expect, it } from 'vitest';
import { daysOfSources, oldLines } from './old-lines.ts';

const line = (id: string, read: string, more = '') => `
  - id: ke-${id}
    kind: emergency
    answeredBy: police
    name: { en: Emergency, sw: Dharura, fr: Urgence }
    number: "112"
    href: "tel:112"
    languages: [en]
    sources: [{ name: Police, url: "https://example.org", read: "${read}" }]
    ${more}`;
const directory = (...lines: string[]) => parseDirectory('KE', `contacts:${lines.join('')}\ngaps: []`);

describe('a line of the directory', () => {
  it('is old half a year after its source was read, not a day before', () => {
    const read = directory(line('one', '2026-01-01'));
    expect(oldLines([read], '2026-06-29')).toEqual([]);
    expect(oldLines([read], '2026-06-30')).toEqual([
      'ke-one: not confirmed since 2026-01-01; read its sources again, or ring it',
    ]);
  });

  it('is confirmed by whoever rings it', () => {
    const rung = directory(line('one', '2026-01-01', 'rung: { on: "2026-05-01", by: "a volunteer" }'));
    expect(oldLines([rung], '2026-06-30')).toEqual([]);
    expect(rung.contacts[0]).toMatchObject({ checked: '2026-01-01', confirmed: '2026-05-01' });
  });

  it('is not made younger alone where another line has the same source', () => {
    expect(daysOfSources(directory(line('one', '2026-01-01'), line('two', '2026-01-01')))).toEqual([]);
    expect(daysOfSources(directory(line('one', '2026-01-01'), line('two', '2026-02-01')))).toEqual([
      'countries, KE: https://example.org was read on 2026-01-01 and on 2026-02-01; write one day',
    ]);
  });
});
