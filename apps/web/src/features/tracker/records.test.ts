import { describe, expect, it } from 'vitest';
import { day } from '../../testing/diary.ts';
import { keyOf } from './days.ts';
import { blankDay, parseDiary, withoutSymptom, withPeriod, withSymptom, writtenDiary } from './records.ts';

const blank = blankDay(day('2026-11-20'));
const whole = {
  date: '2026-11-20',
  isPeriod: true,
  flow: 'heavy',
  symptoms: ['cramps'],
  mood: 'sad',
  notes: 'tired',
};

function read(value: unknown) {
  const parsed = parseDiary(value);
  return parsed && { days: writtenDiary(parsed.diary), unread: parsed.unread };
}

describe('a day of the diary', () => {
  it('gets medium flow when it is marked, and none when it is not', () => {
    expect(withPeriod(blank, true)).toMatchObject({ isPeriod: true, flow: 'medium' });
    expect(withPeriod({ ...blank, isPeriod: true, flow: 'heavy' }, false)).toMatchObject({
      isPeriod: false,
      flow: null,
    });
  });

  it('takes a symptom once, whatever its case, and never an empty one', () => {
    const once = withSymptom(blank, '  Cramps ');
    expect(once.symptoms).toEqual(['Cramps']);
    expect(withSymptom(once, 'cramps')).toBe(once);
    expect(withSymptom(once, '   ')).toBe(once);
    expect(withoutSymptom(once, 'Cramps').symptoms).toEqual([]);
  });
});

describe('a stored list', () => {
  it('is read as it was written', () => {
    expect(read([whole])).toEqual({ days: [whole], unread: 0 });
    expect(read([])).toEqual({ days: [], unread: 0 });
  });

  it.each([
    ['under periodDays, as an export has it', { periodDays: [whole], statistics: {} }],
    ['in a persisted state', { state: { periodDays: [whole] }, version: 0 }],
    ['by date', { '2026-11-20': { ...whole, date: undefined } }],
  ])('is found %s', (_name, value) => expect(read(JSON.parse(JSON.stringify(value)))?.days).toEqual([whole]));

  it('understands the dates and blanks of other versions', () => {
    const local = new Date(2026, 10, 20).toISOString();
    const other = { date: local, isPeriod: false, flow: 'none', mood: '', symptoms: null };
    expect(read([other])?.days).toEqual([{ ...blank }]);
    expect(read([{ date: new Date(2026, 10, 20).getTime() }])?.days).toEqual([{ ...blank }]);
  });

  it('carries along what it does not know', () => {
    expect(read([{ ...whole, temperature: 36.6 }])?.days).toEqual([{ ...whole, temperature: 36.6 }]);
  });

  it('keeps the later of two records of one day', () => {
    expect(read([whole, { ...whole, notes: 'later' }])?.days).toEqual([{ ...whole, notes: 'later' }]);
  });

  it('counts what it cannot understand beside what it can', () => {
    const broken = [
      null,
      'x',
      {},
      { date: '2026-02-30' },
      { ...whole, flow: 'torrent' },
      { ...whole, symptoms: [1] },
    ];
    expect(read([whole, ...broken])).toEqual({ days: [whole], unread: broken.length });
  });

  it.each([null, 1, 'text', true, {}, { days: [] }, [null], [{}], { '2026-11-20': 1 }, { version: 9 }])(
    'is not %j',
    (value) => expect(parseDiary(value)).toBeUndefined(),
  );

  it('comes back oldest first', () => {
    const days = [3, 1, 2].map((offset) => ({ ...whole, date: keyOf(day('2026-11-20') + offset) }));
    expect(read(days)?.days.map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23']);
  });
});
