import { describe, expect, it } from 'vitest';
import { markdownBlocks } from './markdown-blocks.ts';

describe('the words of a page', () => {
  it('become blocks, links and parts that the page puts in', () => {
    const blocks = markdownBlocks(
      '## Qui est là ?\n\nRead **this** and [that](/learn).\n\n- one\n- two\n\n{{contact}}\n',
    );
    expect(blocks).toEqual([
      { kind: 'h2', id: 'qui-est-la', text: ['Qui est là ?'] },
      {
        kind: 'p',
        text: [
          'Read ',
          { kind: 'strong', text: ['this'] },
          ' and ',
          { kind: 'a', url: '/learn', text: ['that'] },
          '.',
        ],
      },
      {
        kind: 'ul',
        items: [[{ kind: 'p', text: ['one'] }], [{ kind: 'p', text: ['two'] }]],
      },
      { kind: 'slot', name: 'contact' },
    ]);
  });

  it.each(['<b>bold</b>', '![a picture](/x.png)', '[x](javascript:alert)', '[x](//elsewhere)', '`code`'])(
    'cannot hold %s',
    (markdown) => {
      expect(() => markdownBlocks(markdown)).toThrow();
    },
  );
});
