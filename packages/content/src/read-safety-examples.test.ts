import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readExampleLines, readSafetyExamples } from './read-safety-examples.ts';

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'salama-examples-'));
  const empty = { 'everyday.en': '', 'everyday.sw': '', 'everyday.fr': '' };
  const all = Object.entries({
    'rape/rule.yaml': '',
    'abuse/rule.yaml': '',
    'learned-order.txt': '',
    ...files,
  });
  for (const [name, text] of [
    ...Object.entries(empty).map(([name]) => [`ordinary/${name}.txt`, '']),
    ...all,
  ]) {
    const file = join(folder, name ?? '');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text ?? '');
  }
  return folder;
}

test('reads each message with the rule of its folder, or its subject, and honest ones as they are', () => {
  const folder = folderWith({
    'abuse/danger.en.txt': '# Somebody near.\nhe says: our secret\n\n',
    'abuse/honest.fr.txt': 'question\n',
    'ordinary/honest.en.txt': 'another question\n',
    'ordinary/everyday.fr.txt': 'rent: le loyer\n',
  });
  expect(readSafetyExamples(folder)).toEqual({
    danger: [{ ruleId: 'abuse', text: 'he says: our secret' }],
    honest: ['another question', 'question'],
    everyday: [{ subject: 'rent', text: 'le loyer' }],
  });
  expect(readExampleLines(folder, 'honest', 'fr')).toEqual(['question']);
});

test('keeps the order that is written down; what it does not name comes last', () => {
  const folder = folderWith({
    'abuse/danger.en.txt': 'a\nb\n',
    'rape/danger.en.txt': 'c\nd\n',
    'learned-order.txt': '# so\ndanger.en rape 1\ndanger.en abuse 1\n',
  });
  expect(readSafetyExamples(folder).danger.map(({ text }) => text)).toEqual(['c', 'a', 'b', 'd']);
});

test('names file and line of an everyday message without a subject', () => {
  const folder = folderWith({ 'ordinary/everyday.en.txt': 'rent: a\n\nno subject here\n' });
  expect(() => readSafetyExamples(folder)).toThrow(/everyday\.en\.txt:3: /);
});
