import type { ReplyDetails as Details } from '@salama/contract/chat/schemas.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';
import { ReplyDetails } from './reply-details.tsx';

const section = { slug: 'violence', title: 'After violence', section: 'first', heading: 'First' };
const details: Details = {
  kind: 'crisis',
  language: 'en',
  sources: [{ organisation: 'WHO', title: 'A guideline', url: 'https://www.who.int/' }],
  suggestions: [],
  passages: [section, { ...section, section: 'later' }, { ...section, slug: 'rights', title: 'Your rights' }],
};

describe('what stands under a reply', () => {
  it('names after a warning each article once, to read on, and calls the warning no article’s', () => {
    renderPage(<ReplyDetails details={details} />);
    const links = within(screen.getByRole('list', { name: 'Read on when you can:' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['After violence', '/learn/violence#first'],
      ['Your rights', '/learn/rights#first'],
    ]);
    expect(screen.queryByText('From our library, word for word.')).toBeNull();
    expect(screen.queryByText(/In the library/)).toBeNull();
    expect(screen.getByText(/1 source/).closest('details')?.open).toBe(false);
  });

  it('says of an answer where it stands in the library, and, folded, who has checked it', () => {
    renderPage(<ReplyDetails details={{ ...details, kind: 'answer' }} />);
    expect(screen.getByText('From our library, word for word.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'In the library: First' })).toHaveLength(2);
    expect(screen.queryByText('Read on when you can:')).toBeNull();
  });
});
