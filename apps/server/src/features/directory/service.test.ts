import { parseDirectory } from '@salama/content/read-directory.ts';
import { expect, it } from 'vitest';
import { unconfirmedLines } from './service.ts';

const line = (id: string, read: string) => `
  - { id: ke-${id}, kind: police, answeredBy: police, name: { en: A, sw: B, fr: C }, number: "999", href: "tel:999",
      languages: [en], sources: [{ name: D, url: "https://example.org/${id}", read: "${read}" }] }`;
const kenya = parseDirectory(
  'KE',
  `contacts:${line('young', '2026-06-01')}${line('old', '2026-01-02')}${line('older', '2026-01-01')}\ngaps: []`,
);

it('names the lines that nobody has confirmed for half a year, the oldest first', () => {
  expect(unconfirmedLines([kenya], '2026-06-29')).toEqual([]);
  expect(unconfirmedLines([kenya], '2026-07-01')).toEqual([
    { id: 'ke-older', number: '999', confirmed: '2026-01-01' },
    { id: 'ke-old', number: '999', confirmed: '2026-01-02' },
  ]);
});
