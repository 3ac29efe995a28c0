import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page as the build makes it for an operator with or without a model. */
async function show(hasModel: boolean) {
  vi.resetModules();
  vi.stubGlobal('SITE_HAS_MODEL', hasModel);
  const { ConversationView } = await import('./conversation-view.tsx');
  const { LanguageProvider, loadMessages } = await import('../../../lib/messages.tsx');
  await loadMessages('en', ['chat', 'shell']);
  renderPage(
    <LanguageProvider language="en">
      <ConversationView suggestions="grid" />
    </LanguageProvider>,
  );
}

describe('before anything is asked', () => {
  it('it says that questions go to a language model where there is one', async () => {
    await show(true);
    expect(screen.getByText(/your question is sent to it/)).toBeTruthy();
  });

  it('it says nothing of the kind where there is none', async () => {
    await show(false);
    expect(screen.getByText(/computer program, not a doctor/)).toBeTruthy();
    expect(screen.queryByText(/sent to it/)).toBeNull();
  });
});
