import { expect, it } from 'vitest';
import { day, inShort } from '../../testing/diary.ts';
import { readFileText } from './import.ts';

const options = { spotting: 'Spotting', today: day('2026-11-20') };
const read = (text: string, more = {}) => readFileText(text, { ...options, ...more });

it('Flo’s cycles are read, with what was noted on each day', async () => {
  const cycles = [
    {
      period_start_date: '2026-01-01 00:00:00.0',
      period_end_date: '2026-01-03 00:00:00.0',
      period_intensity: '{"0":3,"2":1}',
      pregnant: false,
    },
    { period_start_date: '2026-01-29 00:00:00.0', period_end_date: null, period_intensity: 'broken' },
    {
      period_start_date: '2026-03-01 00:00:00.0',
      period_end_date: '2026-03-03 00:00:00.0',
      pregnant: true,
    },
    {},
  ];
  const point_events_manual_v2 = [
    {
      local_date: '2026-01-02 00:10:00.0',
      date: '2026-01-01 21:10:00.0',
      category: 'Mood',
      subcategory: 'Sad',
    },
    { date: '2026-01-02 09:00:00.0', category: 'Symptom', subcategory: 'DrawingPain' },
    { date: '2026-01-02 09:00:00.0', category: 'Symptom', subcategory: 'FeelGood' },
    { date: '2026-01-14 09:00:00.0', category: 'Symptom', subcategory: 'TenderBreasts' },
    { date: '2026-01-15 09:00:00.0', category: 'Symptom', subcategory: 'Spotting' },
    { date: '2026-01-16 09:00:00.0', category: 'Symptom', subcategory: 'Acne', deleted: true },
    { date: '2026-01-16 09:00:00.0', category: 'Weight', subcategory: 'N/A', properties: { value: 50 } },
  ];
  const notes = [{ date: '2026-01-17 00:00:00.0', text: ' slept badly ' }];
  const expected = [
    '2026-01-01 heavy',
    '2026-01-02 medium cramps sad',
    '2026-01-03 light',
    '2026-01-14 tender breasts',
    '2026-01-15 Spotting',
    '2026-01-17 slept badly',
    '2026-01-29 medium',
  ];
  const found = await read(JSON.stringify({ operationalData: { cycles, point_events_manual_v2, notes } }));
  expect(inShort(found)).toEqual(expected);
  expect(found).toMatchObject({ unread: 2 });
  const apart = { operationalData: { cycles, notes }, pointEventsManualData: { point_events_manual_v2 } };
  expect(inShort(await read(JSON.stringify(apart)))).toEqual(expected);
});

it('days that Flo only expects are left out', async () => {
  const cycles = [{ period_start_date: '2026-11-19 00:00:00.0', period_end_date: '2026-11-23 00:00:00.0' }];
  const text = JSON.stringify({ operationalData: { cycles } });
  expect(inShort(await read(text))).toEqual(['2026-11-19 medium', '2026-11-20 medium']);
  // A phone whose clock was set back keeps every day.
  expect(inShort(await read(text, { today: day('2020-01-01') }))).toHaveLength(5);
});

it('Flo’s text is read', async () => {
  const text = [
    'cycle 0',
    'Period start date: 2026-01-01 00:00:00.0',
    'Period end date: 2026-01-02 00:00:00.0',
    'Pregnant: False',
    'Period intensity:',
    'Day 0: intensity: Heavy',
    '---------------',
    'cycle 1',
    'Period start date: 2026-03-01 00:00:00.0',
    'Period end date: 2026-03-05 00:00:00.0',
    'Pregnant: True',
    '---------------',
    'manual events',
    '0 - 2026-01-02 11:23:56.0 - 2026-01-02 11:23:56.0 - Symptom - DrawingPain -',
    '1 - 2026-01-14 11:23:56.0 - 2026-01-14 11:23:56.0 - Weight - N/A - 50.0',
    '2 - 2026-01-15 - Mood - Happy -',
  ];
  for (const end of ['\n', '\r\n'])
    expect(inShort(await read(text.join(end)))).toEqual([
      '2026-01-01 heavy',
      '2026-01-02 medium cramps',
      '2026-01-15 happy',
    ]);
});
