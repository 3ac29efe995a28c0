import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/render-page.tsx';

afterEach(() => {
  delete document.documentElement.dataset['site'];
  vi.resetModules();
});

/** The page of an operator with such a model. */
async function show(values: Record<string, string>) {
  vi.resetModules();
  document.documentElement.dataset['site'] = JSON.stringify(values);
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
    await show({ reads: 'on' });
    expect(screen.getByText(/your message and up to three before it are sent to it/)).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });

  it('it says that the model writes, where it does', async () => {
    await show({ writes: 'on' });
    expect(screen.getByText(/helps to write the answers/)).toBeTruthy();
  });

  it('it names a host elsewhere, which one tap refuses and another allows', async () => {
    const { isModelRefused } = await show({ reads: 'on', host: 'api.example.com' });
    expect(screen.getByText(/api\.example\.com/)).toBeTruthy();
    expect(isModelRefused()).toBe(false);
    const toggle = (checked: boolean) =>
      screen.findByRole('switch', { name: 'Use the language model', checked });
    fireEvent.click(await toggle(true));
    expect(isModelRefused()).toBe(true);
    fireEvent.click(await toggle(false));
    expect(isModelRefused()).toBe(false);
  });

  it('it says nothing of the kind where there is none', async () => {
    await show({});
    expect(screen.getByText(/computer program, not a doctor/)).toBeTruthy();
    expect(screen.queryByText(/sent to it/)).toBeNull();
  });
});
