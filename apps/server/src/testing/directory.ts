import type { CountryFacts, Directory, DirectoryContact } from '@salama/content/directory-types.ts';

const known = {
  languages: ['sw'],
  sources: [{ name: 'A source', url: 'https://source.example', read: '2026-11-20' }],
  checked: '2026-11-20',
  confirmed: '2026-11-20',
};

function line(
  id: string,
  some: Pick<DirectoryContact, 'kind' | 'answeredBy' | 'number'>,
  name = id,
): DirectoryContact {
  return { ...known, ...some, id, href: `tel:${some.number}`, name: { en: name, sw: name, fr: name } };
}

/** A country with one line for emergencies and two for people who need somebody to talk to. */
export const directories: Directory[] = [
  {
    country: 'world',
    contacts: [line('world', { kind: 'emergency', answeredBy: 'varies', number: '112' })],
    gaps: [],
  },
  {
    country: 'KE',
    contacts: [
      line('ke-emergency', { kind: 'emergency', answeredBy: 'police', number: '999' }),
      line('ke-child', { kind: 'child', answeredBy: 'counsellors', number: '116' }),
      line('ke-gbv', { kind: 'gbv', answeredBy: 'counsellors', number: '1195' }),
    ],
    gaps: ['mental'],
  },
];

export const countries: CountryFacts[] = [
  {
    code: 'KE',
    name: { en: 'Kenya', sw: 'Kenya', fr: 'Kenya' },
    order: 1,
    languages: ['en', 'sw'],
    currency: 'KES',
    places: ['kenya'],
    phone: { code: '254', line: '[17]\\d{8}', premium: '79\\d{7}' },
  },
];
