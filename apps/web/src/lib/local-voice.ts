/**
 * A voice that speaks a language on the device itself. A voice from the network is none for us: what is read, and so what
 * somebody reads about, would be sent to its maker. Undefined where the device has none, or has not yet said so.
 */
export function localVoice(language: string): SpeechSynthesisVoice | undefined {
  return voices().find(
    ({ lang, localService }) => localService && lang.slice(0, 2).toLowerCase() === language,
  );
}

export function voices(): SpeechSynthesisVoice[] {
  return 'speechSynthesis' in window ? speechSynthesis.getVoices() : [];
}
