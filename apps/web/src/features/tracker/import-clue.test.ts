import { expect, it } from 'vitest';
import { day, inShort } from '../../testing/diary.ts';
import { readFileText } from './import.ts';

const options = { spotting: 'Spotting', today: day('2026-11-20') };
const read = (file: unknown) => readFileText(JSON.stringify(file), options);

it('Clue’s measurements are read', async () => {
  const file = [
    { id: 'a', date: '2026-01-01', type: 'period', value: { option: 'very_heavy' } },
    { id: 'b', date: '2026-01-02', type: 'period', value: { option: 'light' } },
    {
      id: 'c',
      date: '2026-01-02',
      type: 'pain',
      value: [{ option: 'period_cramps' }, { option: 'pain_free' }],
    },
    { id: 'd', date: '2026-01-02', type: 'feelings', value: [{ option: 'angry' }, { option: 'sad' }] },
    { id: 'e', date: '2026-01-09', type: 'spotting', value: [{ option: 'brown' }] },
    { id: 'f', date: '2026-01-10', type: 'period', value: { option: 'spotting' } },
    { id: 'g', date: '2026-01-11', type: 'weight', value: { kilograms: 50 } },
    { id: 'h', date: 'broken', type: 'period', value: { option: 'light' } },
  ];
  const found = await read(file);
  expect(inShort(found)).toEqual([
    '2026-01-01 heavy',
    '2026-01-02 light period cramps sad',
    '2026-01-09 Spotting',
    '2026-01-10 Spotting',
  ]);
  expect(found).toMatchObject({ unread: 1 });
});

it('Clue’s older backup is read', async () => {
  const data = [
    { day: '2020-01-01T00:00:00Z', period: 'heavy', pain: ['cramps', 'headache'] },
    { day: '2020-01-02T00:00:00Z', period: 'light', sleep: '6-9' },
    { day: '2020-01-09T00:00:00Z', spotting: 'light' },
  ];
  expect(inShort(await read({ data, version: 5, settings: {} }))).toEqual([
    '2020-01-01 heavy cramps headache',
    '2020-01-02 light',
    '2020-01-09 Spotting',
  ]);
});
