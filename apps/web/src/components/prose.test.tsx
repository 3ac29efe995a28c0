import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { Prose } from './prose.tsx';

describe('the words of a page', () => {
  it('show their parts, fill in names, and lead where they say', () => {
    renderPage(
      <Prose
        blocks={[
          { kind: 'h2', id: 'who', text: ['Who'] },
          { kind: 'p', text: ['Run by {operator}, see ', { kind: 'a', url: '/learn', text: ['here'] }] },
          { kind: 'ul', items: [[{ kind: 'p', text: [{ kind: 'strong', text: ['One'] }] }]] },
          { kind: 'p', text: [{ kind: 'a', url: 'https://who.example/x', text: ['outside'] }] },
          { kind: 'slot', name: 'card' },
        ]}
        values={{ operator: 'Good People' }}
        slots={{ card: <p>A card</p> }}
      />,
    );
    expect(screen.getByRole('heading', { name: 'Who' }).id).toBe('who');
    expect(screen.getByText(/Run by Good People/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'here' }).getAttribute('href')).toBe('/learn');
    const outside = screen.getByRole('link', { name: /outside/ });
    expect([outside.getAttribute('rel'), outside.getAttribute('target')]).toEqual([
      'noopener noreferrer',
      '_blank',
    ]);
    expect(screen.getByText('A card')).toBeTruthy();
  });
});
