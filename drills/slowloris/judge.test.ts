import { expect, it } from 'vitest';
import { faultsOf, percentile, type Siege } from './judge.ts';

const calm = { answered: 100, others: [], took: [5, 6, 7] };
const siege: Siege = {
  ...{ before: calm, during: calm, sockets: 500 },
  held: [{ kind: 'body that stops', open: 0 }],
  files: { before: 30, during: 530, after: 31 },
};

it('finds nothing against a server that answered others and let the slow ones go', () => {
  expect(faultsOf(siege)).toEqual([]);
});

it.each<[string, Partial<Siege>]>([
  ['others were answered 503', { during: { ...calm, others: ['503', '503'] } }],
  ['others waited 900 ms instead of 7', { during: { ...calm, took: [5, 900, 900] } }],
  ['3 sockets are still held: body that stops', { held: [{ kind: 'body that stops', open: 3 }] }],
  ['the sockets were not open: nothing is proved', { files: { before: 30, during: 31, after: 30 } }],
  ['90 files are open, 30 were before', { files: { before: 30, during: 530, after: 90 } }],
])('says so when %s', (fault, change) => {
  expect(faultsOf({ ...siege, ...change })).toEqual([fault]);
});

it('takes the greatest for the whole', () => {
  expect([percentile([3, 1, 2], 1), percentile([3, 1, 2], 0.5), percentile([], 0.5)]).toEqual([3, 2, 0]);
});
