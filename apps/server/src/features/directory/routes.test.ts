import type { Directory } from '@salama/content/directory-types.ts';
import { CONTACT_KINDS } from '@salama/contract/help.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const common = {
  languages: ['sw'],
  sources: [{ name: 'A source', url: 'https://source.example', read: '2026-11-20' }],
  checked: '2026-11-20',
  confirmed: '2026-11-20',
};
const directories: Directory[] = [
  {
    country: 'world',
    contacts: [
      {
        ...common,
        id: 'world',
        kind: 'emergency',
        answeredBy: 'varies',
        number: '112',
        href: 'tel:112',
        name: { en: 'Emergency', sw: 'Dharura', fr: 'Urgences' },
      },
    ],
    gaps: [],
  },
  {
    country: 'KE',
    contacts: [
      {
        ...common,
        id: 'ke-child',
        kind: 'child',
        answeredBy: 'counsellors',
        number: '116',
        href: 'tel:116',
        name: { en: 'Childline', sw: 'Simu ya watoto', fr: 'Ligne des enfants' },
        hours: { en: 'day and night', sw: 'mchana na usiku', fr: 'jour et nuit' },
      },
    ],
    gaps: ['mental'],
  },
];

describe('the directory', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp('SQLite', { directories });
  });
  afterAll(() => test.close());
  const get = (query: string, language = 'en') =>
    test.call('GET', `/api/v1/directory${query}`, { headers: { 'accept-language': language } });

  it('gives a country’s lines in the reader’s language, and says what is missing', async () => {
    const { body } = await get('?country=KE', 'sw');
    expect(body.data).toEqual({
      country: 'KE',
      contacts: [
        {
          ...common,
          id: 'ke-child',
          kind: 'child',
          answeredBy: 'counsellors',
          number: '116',
          href: 'tel:116',
          name: 'Simu ya watoto',
          hours: 'mchana na usiku',
        },
      ],
      gaps: ['mental'],
    });
  });

  it('gives the lines that hold anywhere when no country is named', async () => {
    const { body } = await get('', 'fr');
    expect(body.data).toMatchObject({ country: null, contacts: [{ number: '112', name: 'Urgences' }] });
  });

  it('knows of no line in a country that the content does not hold', async () => {
    const { body } = await get('?country=XX');
    expect(body.data).toEqual({ country: 'XX', contacts: [], gaps: [...CONTACT_KINDS] });
  });

  it.each(['?country=', '?country=ke', '?country=KE&country=TZ'])('refuses %s', async (query) => {
    expect((await get(query)).status).toBe(422);
  });
});
