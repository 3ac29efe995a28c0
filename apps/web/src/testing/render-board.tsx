import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { type Partners, PartnersProvider } from '../features/community/partners.ts';
import { renderPage } from './render-page.tsx';

/** Renders a part of the board for a visitor from Kenya who has passed the gate. */
export function renderBoard(page: ReactNode, more: Partial<Partners> = {}): RenderResult {
  const partners: Partners = {
    accountName: undefined,
    country: 'KE',
    countryPicker: null,
    ensureVisitor: async () => true,
    checkDanger: async () => undefined,
    prepareDanger: vi.fn(),
    isGateOpen: true,
    ...more,
  };
  return renderPage(<PartnersProvider value={partners}>{page}</PartnersProvider>, { address: '/community' });
}
