import { expect, it } from 'vitest';
import { plainHtml } from './plain-html.ts';

it('writes paragraphs, lists and strong words', () => {
  expect(plainHtml('**Now:** go.\n\n1. One\n2. Two', 'en')).toBe(
    '<p><strong>Now:</strong> go.</p><ol start="1"><li><p>One</p></li><li><p>Two</p></li></ol>',
  );
});

it('leads to pages in the language of the reply, and calls numbers', () => {
  expect(plainHtml('[more](/learn/condoms) [112](tel:112)', 'sw')).toBe(
    '<p><a href="/sw/learn/condoms" rel="noreferrer">more</a> <a href="tel:112" rel="noreferrer">112</a></p>',
  );
});

it('lets nothing through that could run or lead astray', () => {
  expect(
    plainHtml(
      'A <script>x</script> [a](javascript:x) [b](//evil.example) ![c](https://e.example/c.png)',
      'en',
    ),
  ).toBe('<p>A &#60;script&#62;x&#60;/script&#62; a b </p>');
});
