import type { CardContact, CardDirectory } from '@salama/content/directory-types.ts';
import { describe, expect, it } from 'vitest';
import { freshDirectories } from './fresh-lines.ts';
import { contactsIn, linesOfRule, localContact } from './lines.ts';

const name = { en: 'A line', sw: 'Simu', fr: 'Une ligne' };
function line(id: string, line: Pick<CardContact, 'kind' | 'answeredBy' | 'confirmed'>): CardContact {
  return { ...line, id, name, number: id.slice(3), href: `tel:${id.slice(3)}` };
}

const directories: CardDirectory[] = [
  {
    country: 'KE',
    contacts: [
      line('ke-1', { kind: 'ambulance', answeredBy: 'medical', confirmed: '2026-01-01' }),
      line('ke-2', { kind: 'emergency', answeredBy: 'any', confirmed: '2026-06-01' }),
      line('ke-3', { kind: 'mental', answeredBy: 'counsellors', confirmed: '2026-01-01' }),
      line('ke-4', { kind: 'mental', answeredBy: 'counsellors', confirmed: '2026-06-01' }),
    ],
  },
];

function leadOn(today: string, rule: Parameters<typeof linesOfRule>[0]) {
  const contacts = contactsIn(
    'KE',
    freshDirectories(directories, () => today),
  );
  return linesOfRule(rule, contacts).all[0]?.id;
}

const MEDICAL = { kind: 'emergency', contacts: ['ambulance'] } as const;
const CRISIS = { kind: 'crisis', contacts: ['mental'] } as const;

describe('a line that nobody has confirmed', () => {
  it('leads for a year less a day', () => {
    expect(leadOn('2026-12-31', { ...MEDICAL, contacts: [...MEDICAL.contacts] })).toBe('ke-1');
    expect(leadOn('2026-12-31', { ...CRISIS, contacts: [...CRISIS.contacts] })).toBe('ke-3');
  });

  it('gives way after a year to a fresher one of the same use, whichever kind that has', () => {
    expect(leadOn('2027-01-01', { ...MEDICAL, contacts: [...MEDICAL.contacts] })).toBe('ke-2');
    expect(leadOn('2027-01-01', { ...CRISIS, contacts: [...CRISIS.contacts] })).toBe('ke-4');
  });

  it('leads all the same where every line is as old', () => {
    expect(leadOn('2028-01-01', { ...MEDICAL, contacts: [...MEDICAL.contacts] })).toBe('ke-1');
  });

  it('is shown as any other', () => {
    const [, , last] = freshDirectories(directories, () => '2027-01-01')[0]?.contacts ?? [];
    expect(last && localContact(last, 'en')).toEqual({
      ...{ id: 'ke-1', kind: 'ambulance', answeredBy: 'medical', number: '1', href: 'tel:1' },
      name: 'A line',
    });
  });
});
