import { fileURLToPath } from 'node:url';
import { render } from '@testing-library/react';
import { Phone } from 'lucide-react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { drawn, type Stroke } from '../src/lib/drawn.ts';
import { iconDrawings } from './icon-drawings.ts';

const library = fileURLToPath(new URL('.', import.meta.resolve('lucide-react')));

/** What the build makes of one icon of the library. */
async function moduleOf(name: string): Promise<string> {
  const { load } = iconDrawings() as { load: (id: string) => Promise<string | undefined> };
  return (await load(`${library.replace(/dist.*/, '')}dist/esm/icons/${name}.mjs`)) ?? '';
}

const linesOf = (icon: Element | null) =>
  [...(icon?.children ?? [])].map((line) => [line.tagName, line.getAttribute('d')]);

describe('an icon', () => {
  it('has the strokes of the library, and neither its names nor its keys', async () => {
    const source = await moduleOf('phone');
    const strokes: Stroke[] = JSON.parse(/drawn\((\[.*\])\)/.exec(source)?.[1] ?? '');
    expect(source).not.toMatch(/key|name|aliases/);
    const ours = render(createElement(drawn(strokes), { className: 'size-5' })).container.firstElementChild;
    const theirs = render(createElement(Phone)).container.firstElementChild;
    expect(linesOf(ours)).toEqual(linesOf(theirs));
    expect(linesOf(ours)).toHaveLength(1);
    for (const name of ['viewBox', 'fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'])
      expect(ours?.getAttribute(name)).toBe(theirs?.getAttribute(name));
    expect(ours?.getAttribute('class')).toBe('size-5');
  });

  it('is nothing to a screen reader: words stand beside it', () => {
    const icon = render(createElement(drawn([['path', { d: 'M0 0' }]]))).container.firstElementChild;
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
  });

  it('is the only thing that is taken over', async () => {
    const { load } = iconDrawings() as { load: (id: string) => Promise<string | undefined> };
    expect(await load('/node_modules/lucide-react/dist/esm/icons/index.mjs')).toBeUndefined();
    expect(await load('/src/components/logo.tsx')).toBeUndefined();
  });
});
