import { onTestFinished, vi } from 'vitest';
import { emptyMemory } from '../lib/exit.ts';

/** A device that has a voice for English and tells what it was given to say. It is silent when the test ends: tests share a page. */
export function deviceWithVoice() {
  onTestFinished(() => emptyMemory());
  const said: string[] = [];
  const cancel = vi.fn();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', localService: true }],
    speak: ({ text }: { text: string }) => said.push(text.trim()),
    cancel,
  });
  return { said, cancel };
}
