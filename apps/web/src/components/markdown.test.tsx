import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { MarkdownTree } from './markdown-tree.tsx';

function show(text: string): HTMLElement {
  return renderPage(<MarkdownTree text={text} />, { language: 'en' }).container;
}

describe('Markdown', () => {
  it('shows paragraphs, emphasis, lists and quotes', () => {
    const page = show('First **bold** and *soft*.\n\n- one\n- two\n\n3. three\n\n> said\n\n`code`');
    expect(page.querySelector('strong')?.textContent).toBe('bold');
    expect(page.querySelector('em')?.textContent).toBe('soft');
    expect(page.querySelectorAll('ul li')).toHaveLength(2);
    expect(page.querySelector('ol')?.getAttribute('start')).toBe('3');
    expect(page.querySelector('blockquote')?.textContent).toBe('said');
    expect(page.querySelector('code')?.textContent).toBe('code');
  });

  it('makes headings bold, so that the outline of the page stays its own', () => {
    const page = show('# Title');
    expect(page.querySelector('h1')).toBeNull();
    expect(page.querySelector('p strong')?.textContent).toBe('Title');
  });

  it('opens other sites in a new tab without telling them where one came from', () => {
    show('[WHO](https://www.who.int/)');
    const link = screen.getByRole('link', { name: 'WHO' });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('keeps telephone numbers callable', () => {
    show('[Call 112](tel:112)');
    expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<form action="https://evil.example"><input></form>',
    '<style>body{display:none}</style>',
    '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
    '![pixel](https://evil.example/pixel.png)',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:msgbox)',
    '[x](//evil.example)',
    '[x](/\\evil.example)',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '<iframe src="https://evil.example"></iframe>',
    '<https://evil.example/"onmouseover="alert(1)>',
  ])('makes nothing dangerous of %s', (text) => {
    const page = show(text);
    expect(page.querySelector('script, img, form, input, style, iframe, object, embed, svg')).toBeNull();
    for (const element of page.querySelectorAll('*')) {
      for (const { name } of element.attributes) expect(name).toMatch(/^(class|href|target|rel|start)$/);
      const address = element.getAttribute('href');
      if (address) expect(address).toMatch(/^(https:\/\/|\/[a-z])/);
    }
  });
});
