import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readLanguage } from './read-language.ts';

const LANGUAGE = new URL('../../../content/language', import.meta.url).pathname;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salama-language-'));
  cpSync(LANGUAGE, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function change(file: string, from: string, to: string) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('reads how people of all three languages point back, as one list', () => {
  const { pointsBack } = readLanguage(folder).followUp;
  expect(pointsBack).toEqual(expect.arrayContaining(['that', 'hiyo', 'cela']));
});

test('names the file, the line and the field of a star inside a word', () => {
  change('words.sw.yaml', 'kwa hiyo', 'kwa*hiyo');
  expect(() => readLanguage(folder)).toThrow(/words\.sw\.yaml:3: followUp\.begins\.4: .*at the end alone/);
});

test('asks for each suggested question', () => {
  change('words.fr.yaml', '  youth:', '  young:');
  expect(() => readLanguage(folder)).toThrow(/words\.fr\.yaml:\d+: suggestedQuestions\.youth/);
});
