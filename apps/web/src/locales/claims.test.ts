import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { loadMessages, messagesNow, NAMESPACES } from '../lib/messages.tsx';

/** What a desperate reader takes literally, in three languages. */
const ABSOLUTE =
  /100\s?%|\b24\s?\/\s?7\b|1000\+|50K\+|\bguarantee|\bgaranti(?!e \b)|tunakuhakikishia|\b(?:completely|totally|fully|perfectly) (?:safe|private|anonymous|secure)|\b(?:totalement|parfaitement) (?:sûr|privé|anonyme)|salama kabisa|siri kabisa|end-to-end|bout en bout|mwanzo hadi mwisho/i;
/** What may stand beside it: the other side of the same sentence, in words of at least this many characters. */
const TRUTH = 40;
/** Words by which a page says what it cannot promise. */
const DOUBT = /cannot|can not|ne peut|haiwezi/i;

interface Said {
  path: string;
  text: string;
  beside: Record<string, unknown>;
}

function sentences(value: unknown, path: string, beside: Record<string, unknown> = {}): Said[] {
  if (typeof value === 'string') return [{ path, text: value, beside }];
  if (typeof value === 'function') return [{ path, text: String(value('7', '7', '7')), beside }];
  const entries = Object.entries(value as object);
  return entries.flatMap(([key, inner]) => sentences(inner, `${path}.${key}`, Object.fromEntries(entries)));
}

function truthOf({ truth }: Record<string, unknown>): string {
  return typeof truth === 'function' ? String(truth('7')) : typeof truth === 'string' ? truth : '';
}

/** The claims of a catalogue that stand there without their truth. */
function bareClaims(catalogue: unknown): string[] {
  return sentences(catalogue, '')
    .filter(({ text, beside }) => ABSOLUTE.test(text) && truthOf(beside).length < TRUTH)
    .map(({ path, text }) => `${path}: ${text}`);
}

/** The paragraphs of a page that claim without saying, in the same paragraph, what cannot be promised. */
function bareParagraphs(markdown: string): string[] {
  return markdown.split(/\n\n+/).filter((paragraph) => ABSOLUTE.test(paragraph) && !DOUBT.test(paragraph));
}

describe('a claim on screen', () => {
  it('is seen, and seen to be bare, by this test', () => {
    expect(bareClaims({ figure: '100%', label: 'Private' })).toEqual(['.figure: 100%']);
    expect(bareClaims({ text: 'You are completely safe here.' })).toHaveLength(1);
    expect(bareClaims({ figure: '100%', truth: 'a'.repeat(TRUTH) })).toEqual([]);
    expect(bareParagraphs('Messages are end-to-end encrypted.')).toHaveLength(1);
  });

  it.each(LANGUAGES)('never stands without its truth in the texts of %s', async (language) => {
    await loadMessages(language, NAMESPACES);
    const bare = NAMESPACES.flatMap((name) =>
      bareClaims(messagesNow(language, name)).map((claim) => `${name}${claim}`),
    );
    expect(bare).toEqual([]);
  });

  it('never stands without its truth on the written pages', () => {
    const folder = join(import.meta.dirname, '../../../../content/pages');
    for (const name of readdirSync(folder))
      for (const language of LANGUAGES) {
        const text = readFileSync(join(folder, name, `${language}.md`), 'utf8');
        expect([name, language, bareParagraphs(text)]).toEqual([name, language, []]);
      }
  });
});
