import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSafety } from '@salama/content/read-safety.ts';
import type { LineCorrection } from '@salama/contract/corrections/schemas.ts';
import { describe, expect, it } from 'vitest';
import { directories } from '../../testing/directory.ts';
import { createCorrectedPages } from './corrected-pages.ts';
import { correctedDirectories, createLinesInForce } from './lines-in-force.ts';

const root = join(import.meta.dirname, '../../../../..');
const { texts } = readSafety(join(root, 'content/danger')).words;
const inThree = (text: string) => ({ en: text, sw: `${text} (sw)`, fr: `${text} (fr)` });
const source = { name: 'A & B', url: 'https://ministry.example', read: '2026-11-19' };
const value = {
  ...{ kind: 'child', answeredBy: 'counsellors', number: '0800 720 100', languages: ['sw'] },
  ...{ name: inThree('Children & youth'), note: inThree('Ask "for" Amina') },
} as const satisfies LineCorrection['value'];

const form = (kind: string) =>
  `<template data-line-form="${kind}"><li data-line="[[id]]" data-kind="${kind}"><h3>[[name]]</h3><a href="[[href]]">[[number]]</a><p>[[particulars]]</p><p class="s">Speaks [[languages]]</p><p>[[note]]</p><p><strong>Else</strong> [[ifNoAnswer]]</p><p>[[checked]] <a href="[[url]]">[[source]]</a></p></li></template>`;
const page = `<!doctype html><html lang="fr"><div data-help-words="child\tappelle {line}\tKE=116 (old)\tZZ=1 (other)"></div>
<section data-lines-of="KE"><ul><li data-line="ke-emergency" data-kind="emergency">999</li><li data-line="ke-child" data-kind="child">116</li></ul><div data-gaps><ul><li data-gap="mental">Mental</li></ul></div></section>
<section data-lines-of="TZ"><ul><li data-line="ke-child" data-kind="child">116</li></ul></section>${form('child')}${form('mental')}</html>`;

function corrected(...corrections: LineCorrection[]): { html: string; version: string | undefined } {
  const inForce = createLinesInForce();
  inForce.set(corrections);
  const pages = createCorrectedPages({
    ...{ inForce, texts, directories: correctedDirectories(directories, inForce.list) },
  });
  return { html: pages.apply(page), version: pages.version() };
}
const change: LineCorrection = { country: 'KE', line: 'ke-child', action: 'change', value, source };

describe('a page on its way out', () => {
  it('is named anew by what is corrected, and not at all where nothing is', () => {
    expect(corrected().version).toBeUndefined();
    const other = { ...change, source: { ...source, read: '2026-11-18' } };
    expect(new Set([corrected(change), corrected(other)].map(({ version }) => version)).size).toBe(2);
  });

  it('says a changed line in the reader’s language, with what it says alone, and safely', () => {
    const { html } = corrected(change);
    const [section] = /<section data-lines-of="KE">.*?<\/section>/s.exec(html) ?? [];
    expect(section).toContain(
      '<li data-line="ke-child" data-kind="child"><h3>Children &amp; youth (fr)</h3><a href="tel:0800720100">0800 720 100</a><p class="s">Speaks swahili</p><p>Ask &quot;for&quot; Amina (fr)</p><p>19 novembre 2026 <a href="https://ministry.example">A &amp; B</a></p></li>',
    );
    expect(section).not.toContain('[[');
    expect(html).toContain('<section data-lines-of="TZ"><ul><li data-line="ke-child" data-kind="child">116');
  });

  it('puts an added line behind those of its kind, and its kind is no gap any more', () => {
    const mental = { ...value, kind: 'mental' } as const;
    const added = [
      { ...change, line: 'ke-child-2', action: 'add' },
      { ...change, line: 'ke-mental-1', action: 'add', value: mental },
    ] as const;
    const { html } = corrected(...added);
    expect(
      [...(html.split('</section>')[0]?.matchAll(/<li data-line="([^"]+)"/g) ?? [])].map(([, id]) => id),
    ).toEqual(['ke-emergency', 'ke-child', 'ke-child-2', 'ke-mental-1']);
    expect(html).not.toContain('data-gap');
  });

  it('leaves out what is withdrawn, where articles name it too', () => {
    const { html } = corrected({ country: 'KE', line: 'ke-child', action: 'withdraw', source });
    expect(/<section data-lines-of="KE">.*?<\/section>/s.exec(html)?.[0]).not.toContain('ke-child');
    expect(html).toContain('data-help-words="child\tappelle {line}\tZZ=1 (other)"');
    expect(corrected(change).html).toMatch(
      /data-help-words="child\tappelle \{line\}\tKE=0800 720 100 \([^)]+\)\tZZ/,
    );
  });

  it('tells the phone, for the cards that it makes itself', () => {
    const [, told = ''] = /data-corrected="([^"]*)"/.exec(corrected(change).html) ?? [];
    const [line] = JSON.parse(told.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    expect(line).toMatchObject({ country: 'KE', line: 'ke-child', contact: { number: '0800 720 100' } });
    expect(line.contact.sources).toBeUndefined();
  });
});

it('knows the form that the page of the directory brings', () => {
  const sheet = readFileSync(
    join(root, 'apps/web/src/features/directory/components/directory-sheet.tsx'),
    'utf8',
  );
  for (const name of ['id', 'name', 'number', 'href', 'particulars', 'note', 'ifNoAnswer', 'languages'])
    expect(sheet).toContain(`[[${name}]]`);
});
