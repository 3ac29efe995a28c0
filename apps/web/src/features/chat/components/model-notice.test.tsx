import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The page as the build makes it for an operator with such a model. */
async function show(model: string, host = '') {
  vi.resetModules();
  vi.stubGlobal('SITE_MODEL', model);
  vi.stubGlobal('SITE_MODEL_HOST', host);
  const { ConversationView } = await import('./conversation-view.tsx');
  const { LanguageProvider, loadMessages } = await import('../../../lib/messages.tsx');
  const { isModelRefused } = await import('../refused-model.ts');
  await loadMessages('en', ['chat', 'shell']);
  renderPage(
    <LanguageProvider language="en">
      <ConversationView suggestions="grid" />
    </LanguageProvider>,
  );
  return { isModelRefused };
}

describe('before anything is asked', () => {
  it('it says what a language model gets, where there is one', async () => {
    await show('reads');
    expect(screen.getByText(/your message and up to three before it are sent to it/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('it says that the model writes, where it does', async () => {
    await show('writes');
    expect(screen.getByText(/helps to write the answers/)).toBeTruthy();
  });

  it('it names a host elsewhere, which one tap refuses and another allows', async () => {
    const { isModelRefused } = await show('reads', 'api.example.com');
    expect(screen.getByText(/api\.example\.com/)).toBeTruthy();
    expect(isModelRefused()).toBe(false);
    const toggle = screen.getByRole('switch', { name: 'Use the language model', checked: true });
    fireEvent.click(toggle);
    expect(isModelRefused()).toBe(true);
    fireEvent.click(toggle);
    expect(isModelRefused()).toBe(false);
  });

  it('it says nothing of the kind where there is none', async () => {
    await show('');
    expect(screen.getByText(/computer program, not a doctor/)).toBeTruthy();
    expect(screen.queryByText(/sent to it/)).toBeNull();
  });
});
