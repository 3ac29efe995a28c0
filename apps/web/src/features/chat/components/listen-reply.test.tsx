import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyMemory } from '../../../lib/exit.ts';
import { LanguageProvider, loadMessages } from '../../../lib/messages.tsx';
import { deviceWithVoice } from '../../../testing/silent-device.ts';
import { ListenReply } from './listen-reply.tsx';

async function showReply() {
  await loadMessages('en', 'learning');
  await act(
    async () =>
      void render(
        <LanguageProvider language="en">
          <div lang="en">
            <div className="prose">
              <p>It lasts for years.</p>
            </div>
            <details>
              <summary>More</summary>
              <div className="prose">
                <p>Folded away.</p>
              </div>
            </details>
            <ListenReply language="en" />
          </div>
        </LanguageProvider>,
      ),
  );
  return (name: string) => fireEvent.click(screen.getByRole('button', { name }));
}

describe('a reply that is read aloud', () => {
  it('says what is unfolded, and stops where it is told to', async () => {
    const { said, cancel } = deviceWithVoice();
    const press = await showReply();
    press('Listen');
    expect(said).toEqual(['It lasts for years.']);
    press('Pause');
    press('Go on');
    press('Stop');
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Listen' }));
  });

  it('falls silent with Exit, and with the conversation', async () => {
    const { cancel } = deviceWithVoice();
    const press = await showReply();
    press('Listen');
    act(() => emptyMemory());
    expect(cancel).toHaveBeenCalledTimes(1);
    press('Listen');
    cleanup();
    expect(cancel).toHaveBeenCalledTimes(2);
  });
});
