import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { olderStyles } from './older-styles.ts';

async function lowered(css: string): Promise<string> {
  const { css: written } = await postcss(olderStyles()).process(css, { from: undefined });
  return written.replace(/\s+/g, ' ').trim();
}

describe('the style sheet', () => {
  it('has no layer left, and a later layer still wins over a more exact rule of an earlier one', async () => {
    const css = await lowered(
      '@layer one, two; @layer two { .b { top: 1px } } @layer one { .a .b i { top: 2px } }',
    );
    expect(css).not.toContain('@layer');
    const weight = (selector: RegExp) => (selector.exec(css)?.[0].match(/:not\(#\\#\)/g) ?? []).length;
    expect(weight(/\.b[^ ]* \{ top: 1px/)).toBeGreaterThan(weight(/\.a.* i[^{]* \{ top: 2px/));
  });

  it('names physical sides, all our languages being written from left to right', async () => {
    expect(
      await lowered('.a { padding-inline: calc(1px * 2); margin-block: 1px 2px; margin-inline-start: 3px }'),
    ).toContain(
      '.a { padding-left: calc(1px * 2); padding-right: calc(1px * 2); margin-top: 1px; margin-bottom: 2px; margin-left: 3px }',
    );
  });

  it('gives a height to screens whose bars do not come and go', async () => {
    expect(await lowered('.a { max-height: calc(100dvh - 1rem) }')).toContain(
      '.a { max-height: calc(100vh - 1rem); max-height: calc(100dvh - 1rem) }',
    );
  });

  it('loses no rule to a name that an older engine does not know', async () => {
    expect(await lowered('.a:is([open], :popover-open, :open) { top: 0 }')).toContain('.a[open] { top: 0 }');
    expect(await lowered('[hidden]:where(:not([hidden="until-found"])) { top: 0 }')).toContain('[hidden] {');
    expect(await lowered(':is(:where(.g):hover .a) { top: 0 }')).toContain('.g:hover .a {');
    expect(await lowered(':where(.a > :not(:last-child)) { top: 0 }')).toContain('.a > :not(:last-child) {');
  });

  it('says its first values where variables cannot be declared', async () => {
    expect(await lowered('@supports (not (margin-trim: inline)) { a { --x: 0 } }')).toContain(
      '@supports (not (margin-trim: inline)) or (not (inset: 0)) {',
    );
  });

  it('parts what stands in a row or a column where gaps are not known', async () => {
    const css = await lowered(
      '.gap-2 { gap: 8px } .b { display: flex; flex-direction: column; gap: 4px } .c { display: grid; gap: 2px }',
    );
    const older = css.slice(css.indexOf('@supports'));
    expect(older).toMatch(/\.gap-2:not\(\.grid\):not\(\.flex-col\)[^{]*\{ margin-right: 8px/);
    expect(older).toMatch(/\.gap-2\.flex-col[^{]*\{ margin-bottom: 8px/);
    expect(older).toMatch(/\.b[^{ ]*>:not\(:last-child\) \{ margin-bottom: 4px/);
    expect(older).not.toContain('.c');
  });
});
