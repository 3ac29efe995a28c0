import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSafetyExamples } from './read-safety-examples.ts';

function folderWith(danger: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'salama-examples-'));
  for (const language of ['en', 'sw', 'fr']) {
    writeFileSync(join(folder, `danger.${language}.txt`), language === 'en' ? danger : '');
    writeFileSync(join(folder, `honest.${language}.txt`), `${language} question\n\n`);
    writeFileSync(join(folder, `everyday.${language}.txt`), language === 'fr' ? 'rent: le loyer\n' : '');
  }
  return folder;
}

test('reads each message after its rule or subject, and honest ones as they are', () => {
  expect(readSafetyExamples(folderWith('child-abuse: he says: our secret\n'))).toEqual({
    danger: [{ ruleId: 'child-abuse', text: 'he says: our secret' }],
    honest: ['en question', 'sw question', 'fr question'],
    everyday: [{ subject: 'rent', text: 'le loyer' }],
  });
});

test('names file and line of a message without a rule', () => {
  expect(() => readSafetyExamples(folderWith('rape: a\n\nno rule here\n'))).toThrow(/danger\.en\.txt:3: /);
});
