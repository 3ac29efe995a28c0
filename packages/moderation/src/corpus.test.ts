import { readFileSync } from 'node:fs';
import { readModeration } from '@salama/content/read-moderation.ts';
import { readExampleLines } from '@salama/content/read-safety-examples.ts';
import { LANGUAGES } from '@salama/contract/language.ts';
import type { ModeratedKind } from '@salama/contract/moderation/labels.ts';
import { describe, expect, test } from 'vitest';
import { createModeration } from './moderation.ts';

const content = new URL('../../../content/', import.meta.url);
const dangers = new URL('danger', content).pathname;
const moderation = createModeration(readModeration(content.pathname));

/** Swahili and Sheng may wait for a moderator more often, because little else protects their readers. */
const HELD = { en: 0.033, sw: 0.045, fr: 0.033 };
const FEWEST = { contact: 300, honest: 400, grooming: 150, insults: 150 };

describe.each(LANGUAGES)('the open half in %s', (language) => {
  test.each(Object.entries(FEWEST))('has enough lines of %s, each once', (name, fewest) => {
    const lines = readOpen(`${name}.${language}`).map((line) => line.toLowerCase());
    expect(lines.length).toBeGreaterThanOrEqual(fewest);
    expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  });

  test('has its contact details stopped, every plain one refused', () => {
    const lines = readOpen(`contact.${language}`);
    const plain = lines.filter((line) => line.startsWith('plain: '));
    expect(plain.filter((line) => judge(line.slice(7)) !== 'refuse')).toEqual([]);
    expect(
      shareOf(
        lines.map((line) => line.replace(/^[a-z]+: /, '')),
        stopped,
      ),
    ).toBeGreaterThanOrEqual(0.98);
  });

  test('has its honest texts published: none refused, few held', () => {
    const lines = readOpen(`honest.${language}`);
    expect(lines.filter((line) => judge(line) === 'refuse')).toEqual([]);
    expect(shareOf(lines, (line) => judge(line) === 'hold')).toBeLessThanOrEqual(HELD[language]);
  });

  test('has comfort published that it never learnt from, most of it', () => {
    const lines = readOpen(`comfort.${language}`);
    expect(lines.length).toBeGreaterThanOrEqual(20);
    expect(lines.filter((line) => judge(line, 'answer') === 'refuse')).toEqual([]);
    expect(shareOf(lines, (line) => judge(line, 'answer') === 'hold')).toBeLessThanOrEqual(0.25);
  });

  test('has its grooming and its insults stopped', () => {
    expect(shareOf(readOpen(`grooming.${language}`), stopped)).toBeGreaterThanOrEqual(0.93);
    expect(shareOf(readOpen(`insults.${language}`), stopped)).toBeGreaterThanOrEqual(0.97);
  });

  test('has its dangerous advice held in answers', () => {
    const lines = readOpen(`advice.${language}`);
    expect(shareOf(lines, (line) => judge(line, 'answer') !== 'publish')).toBeGreaterThanOrEqual(0.95);
  });

  test('has published who asks about lethal advice and sales of pills, and who tells of them', () => {
    const lines = readOpen(`asked.${language}`);
    expect(lines.filter((line) => judge(line) === 'refuse')).toEqual([]);
    expect(lines.filter((line) => judge(line) === 'hold').length).toBeLessThanOrEqual(2);
  });

  test('has its lethal advice and its sales of pills held in questions, told as danger or not', () => {
    const lines = readOpen(`lethal.${language}`);
    expect(lines.length).toBeGreaterThanOrEqual(40);
    for (const disclosure of [false, true]) {
      const published = lines.filter((line) => judge(line, 'question', disclosure) === 'publish');
      expect(published.length / lines.length, published.join('\n')).toBeLessThanOrEqual(0.06);
    }
  });

  test('refuses nobody who tells of danger, and no question of the crisis corpora', {
    timeout: 60_000,
  }, () => {
    const told = readExampleLines(dangers, 'danger', language);
    const asked = readExampleLines(dangers, 'honest', language);
    expect([...told, ...asked].filter((line) => judge(line) === 'refuse')).toEqual([]);
    // Whoever posts asks the crisis rules first and says here what they saw.
    const heldThough = (line: string) => judge(line, 'question', true) !== 'publish';
    expect(shareOf(told, heldThough)).toBeLessThanOrEqual(0.015);
    expect(shareOf(asked, (line) => judge(line) === 'hold')).toBeLessThanOrEqual(HELD[language]);
  });
});

function judge(line: string, kind: ModeratedKind = 'question', disclosure = false) {
  const texts = line.split(' || ').map((text) => ({ name: 'field', text }));
  return moderation.check({ kind, texts, disclosure }).action;
}

function stopped(line: string): boolean {
  return judge(line) !== 'publish';
}

function shareOf(lines: readonly string[], holds: (line: string) => boolean): number {
  return lines.filter(holds).length / lines.length;
}

function readOpen(name: string): string[] {
  return linesOf(new URL(`moderation/corpus/open/${name}.txt`, content));
}

function linesOf(file: URL): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
