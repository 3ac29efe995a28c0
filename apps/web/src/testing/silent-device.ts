import { vi } from 'vitest';

/** A device that has a voice for English and tells what it was given to say. */
export function deviceWithVoice() {
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
