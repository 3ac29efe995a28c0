import type { Drawing } from '@salama/content/drawing-types.ts';
import { fillPlaces } from '@salama/contract/platform/page-places.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LanguageProvider, loadMessages } from '../../../lib/messages.tsx';
import { DrawingFigure } from './drawing-figure.tsx';

/** The build alone renders drawings. */
vi.mock(import('../../../lib/site.ts'), async (original) => ({ ...(await original()), isBuild: true }));

const plain: Drawing = {
  ...{ name: 'wheel', language: 'en', isAnatomy: false, sections: ['your-cycle#what-cycle'] },
  ...{ facts: [], counts: [], sources: [], title: 'A wheel', text: 'It turns.' },
  ...{ width: 280, height: 90, shapes: '<circle r="9"/>' },
};
const anatomy: Drawing = {
  ...plain,
  name: 'womb',
  isAnatomy: true,
  title: 'A womb',
  closed: 'Drawing: a womb',
};

/** As the build writes it for every operator. */
async function pageOf(drawing: Drawing): Promise<string> {
  await loadMessages('en', ['review']);
  return renderToStaticMarkup(
    <LanguageProvider language="en">
      <DrawingFigure {...drawing} />
    </LanguageProvider>,
  );
}

it('closes anatomy behind words that say what will be seen', async () => {
  const page = fillPlaces(await pageOf(anatomy), {});
  expect(page).toMatch(/^<details class="[^"]*"><summary [^>]*>Drawing: a womb/);
  expect(page).not.toContain('open=""');
  expect(page).toContain('<circle r="9"/>');
});

it('leaves anatomy out where the operator wants plain drawings, and nothing else', async () => {
  expect(fillPlaces(await pageOf(anatomy), { plain: 'on' })).toBe('');
  expect(fillPlaces(await pageOf(plain), { plain: 'on' })).toContain('<circle r="9"/>');
});

it('names a drawing for who cannot see it, by a title that is read', async () => {
  const page = fillPlaces(await pageOf(plain), {});
  expect(page).toContain('role="img" aria-labelledby="drawing-wheel"');
  expect(page).toContain('id="drawing-wheel"');
  expect(page).toContain('It turns.');
  expect(page).not.toContain('<details');
});
