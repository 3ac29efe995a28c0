import { describe, expect, it } from 'vitest';
import { day, diaryOf, inShort, marked } from '../../testing/diary.ts';
import { exportText, fileName } from './backup.ts';
import { readFileText, readOwn, spanOfDiary } from './import.ts';
import { lockedBackup } from './locked-backup.ts';
import { NO_SETTINGS } from './settings.ts';
import { computeStatistics } from './statistics.ts';
import { vaultOf } from './vault.ts';

const diary = diaryOf('2026-01-01..05', '2026-01-29..31');
const contents = { diary, settings: NO_SETTINGS };
const options = { spotting: 'Spotting', today: day('2026-11-20') };
const read = (text: string, more = {}) => readFileText(text, { ...options, ...more });

describe('our own file', () => {
  it('holds the days and the statistics of the screen, under a name that says nothing', () => {
    const text = exportText(contents, computeStatistics(diary, NO_SETTINGS, day('2026-02-10')));
    expect(Object.keys(JSON.parse(text))).toEqual(['periodDays', 'statistics']);
    expect(JSON.parse(text).statistics).toEqual({
      avgCycleLength: 28,
      avgPeriodLength: 4,
      nextPredictedPeriod: '2026-02-26',
    });
    expect(fileName('export', day('2026-11-20'))).toBe('notes-2026-11-20.json');
  });

  it('says 0 and null where there is not enough data', () => {
    const text = exportText(contents, computeStatistics(new Map(), NO_SETTINGS, day('2026-02-10')));
    expect(JSON.parse(text).statistics).toEqual({
      avgCycleLength: 0,
      avgPeriodLength: 0,
      nextPredictedPeriod: null,
    });
  });

  it('comes back whole, pauses and answers too', async () => {
    const settings = {
      ...NO_SETTINGS,
      pauses: [{ reason: 'pregnancy' as const, from: day('2026-02-01') }],
      answers: { '2026-01-01/2026-01-29': 'real' as const },
    };
    const text = exportText({ diary, settings }, computeStatistics(diary, settings, day('2026-02-10')));
    expect(await read(text)).toEqual({ kind: 'diary', diary, settings, unread: 0 });
  });

  it('comes back from a locked backup with its passphrase', async () => {
    const found = await read(await lockedBackup(contents, globalThis.crypto, 'a quiet river'));
    if (found.kind !== 'sealed') throw new Error('not sealed');
    const vault = await vaultOf(globalThis.crypto, 'a quiet river', found.envelope);
    expect(readOwn(JSON.parse((await vault.open(found.envelope)) ?? ''))).toMatchObject({
      kind: 'diary',
      diary,
    });
  });
});

describe('the file of another app', () => {
  it('a zip is told from a file without days', async () => {
    expect(await read('PK\u0003\u0004\u0014\u0000')).toEqual({ kind: 'packed' });
  });

  it('drip’s table is read', async () => {
    const table = [
      'date,temperature.value,bleeding.value,bleeding.exclude,note.value,pain.cramps,pain.tenderBreasts,pain.other,mood.happy,mood.sad',
      '2026-01-03,36.60,,,"slept, badly",,,,,',
      '2026-01-02,,1,false,,true,true,true,,true',
      '2026-01-01,,3,false,,,,,true,',
      '2026-01-12,,0,false,,,,,,',
      '2026-01-13,,2,true,,,,,,',
      '2026-01-14,36.5,,,,,,,,',
    ].join('\r\n');
    expect(inShort(await read(table))).toEqual([
      '2026-01-01 heavy happy',
      '2026-01-02 light cramps tender breasts sad',
      '2026-01-03 slept, badly',
      '2026-01-12 Spotting',
      '2026-01-13 Spotting',
    ]);
  });

  it('a table with one row a period is read', async () => {
    const table =
      'Period Start Date;Period End Date;Period Flow\n2026-01-01;2026-01-02;Heavy\n2026-01-29;;\nx;;';
    const found = await read(table);
    expect(inShort(found)).toEqual(['2026-01-01 heavy', '2026-01-02 heavy', '2026-01-29 medium']);
    expect(found).toMatchObject({ unread: 1 });
  });

  it('a table with one row a day is read', async () => {
    const table =
      'Date,Period,Notes\n2026-01-01,medium,\n2026-01-02,yes,ok\n2026-01-03,none,\n2026-01-04,Spotting,';
    expect(inShort(await read(table))).toEqual([
      '2026-01-01 medium',
      '2026-01-02 medium ok',
      '2026-01-04 Spotting',
    ]);
  });

  it.each(['0', 'No', 'none', 'non', 'Aucun', 'aucune', 'pas de règles', 'hapana', 'Hakuna', '-', ''])(
    'a day whose cell says %j is no period day',
    async (cell) => {
      const table = `date,flow\n2026-01-01,${cell}\n2026-01-02,light`;
      const found = await read(table);
      expect(inShort(found)).toEqual(['2026-01-02 light']);
      expect(found).toMatchObject({ unread: 0 });
    },
  );

  it('a table of 0 and 1 marks the days of 1', async () => {
    const table = 'date,period\n2026-01-01,0\n2026-01-02,0\n2026-01-03,1';
    expect(inShort(await read(table))).toEqual(['2026-01-03 medium']);
  });

  it.each([
    ['Léger', 'light'],
    ['moyen', 'medium'],
    ['Abondant', 'heavy'],
    ['kidogo', 'light'],
    ['wastani', 'medium'],
    ['nyingi', 'heavy'],
    ['matone', 'Spotting'],
    ['oui', 'medium'],
    ['ndiyo', 'medium'],
  ])('%s is read as %s', async (cell, meaning) => {
    expect(inShort(await read(`date,flow\n2026-01-01,${cell}`))).toEqual([`2026-01-01 ${meaning}`]);
  });

  it('a word that nobody here knows marks no day and is counted; its note stays', async () => {
    const found = await read('date,flow,notes\n2026-01-01,qwerty,slept badly\n2026-01-02,heavy,');
    expect(inShort(found)).toEqual(['2026-01-01 slept badly', '2026-01-02 heavy']);
    expect(found).toMatchObject({ unread: 1 });
  });

  it('dates say whether the day or the month comes first, or ask', async () => {
    const table = (...dates: string[]) => `date,flow\n${dates.map((date) => `${date},light`).join('\n')}`;
    expect(inShort(await read(table('03/04/2026', '25/04/2026')))).toEqual([
      '2026-04-03 light',
      '2026-04-25 light',
    ]);
    expect(inShort(await read(table('03/04/2026', '03/25/2026')))).toEqual([
      '2026-03-04 light',
      '2026-03-25 light',
    ]);
    expect(inShort(await read(table('3.4.2026')))).toEqual(['2026-04-03 light']);
    expect(await read(table('03/04/2026'))).toMatchObject({ isOrderUnsure: true });
    const told = await read(table('03/04/2026'), { isMonthFirst: true });
    expect(inShort(told)).toEqual(['2026-03-04 light']);
    expect(await read(table('3.4.2026'))).not.toHaveProperty('isOrderUnsure');
  });

  it.each([
    '',
    'hello',
    '{"a":1}',
    '[1]',
    'a,b\n1,2',
    'date\n2026-01-01',
    'date,flow\nx,light',
    '"',
    '{"operationalData":{}}',
    '{"data":[]}',
    '{"data":[{"day":"2026-01-01","period":null}]}',
    'Period start date: never',
  ])('nothing is found in %j', async (text) => expect(await read(text)).toEqual({ kind: 'nothing' }));

  it('an impossible span marks its first day alone', async () => {
    expect(inShort(await read('start date,end date\n2026-01-05,2025-01-01'))).toEqual(['2026-01-05 medium']);
    expect(inShort(await read('start date,end date\n2026-01-05,2036-01-01'))).toEqual(['2026-01-05 medium']);
  });
});

it('a diary tells its first and last day', () => {
  expect(spanOfDiary(diary)).toEqual({ first: '2026-01-01', last: '2026-01-31' });
  expect(spanOfDiary(new Map([[day('2026-01-01'), marked(day('2026-01-01'))]]))).toEqual({
    first: '2026-01-01',
    last: '2026-01-01',
  });
  expect(spanOfDiary(new Map())).toBeUndefined();
});
