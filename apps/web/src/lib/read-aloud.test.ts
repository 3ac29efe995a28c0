import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyMemory } from './exit.ts';
import { MOVING } from './moving.ts';
import { type ReadingState, readAloud } from './read-aloud.ts';
import { showVoices } from './voices.ts';

class Utterance {
  voice?: unknown;
  lang = '';
  onend?: () => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const LOCAL = { lang: 'sw-KE', localService: true };
const FROM_NETWORK = { lang: 'sw-TZ', localService: false };

function deviceWith(...voices: object[]) {
  const spoken: Utterance[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (utterance: Utterance) => spoken.push(utterance),
    cancel,
  });
  return { spoken, cancel, said: () => spoken.map(({ text }) => text.trim()) };
}

function begin(...texts: string[]) {
  const states: ReadingState[] = [];
  return { states, reading: readAloud(texts, 'sw', (state) => states.push(state)) };
}

beforeEach(() => vi.unstubAllGlobals());

describe('reading aloud', () => {
  it('says one text after the other with a voice of the device, then falls silent', () => {
    const { spoken, said } = deviceWith(FROM_NETWORK, LOCAL);
    const { states } = begin('Habari.', 'Karibu.');
    expect(spoken[0]?.voice).toBe(LOCAL);
    spoken[0]?.onend?.();
    spoken[1]?.onend?.();
    expect(said()).toEqual(['Habari.', 'Karibu.']);
    expect(states).toEqual(['reading', 'silent']);
  });

  it('sends no text to a voice of the network', () => {
    const { spoken } = deviceWith(FROM_NETWORK);
    expect(begin('Habari.').states).toEqual(['silent']);
    expect(spoken).toEqual([]);
  });

  it('goes on after a pause with the piece that was begun', () => {
    const { spoken, said, cancel } = deviceWith(LOCAL);
    const { states, reading } = begin('Moja.', 'Mbili.');
    spoken[0]?.onend?.();
    reading.toggle();
    // The engine reports the end of what was cut off.
    spoken[1]?.onend?.();
    expect(cancel).toHaveBeenCalledOnce();
    reading.toggle();
    expect(said()).toEqual(['Moja.', 'Mbili.', 'Mbili.']);
    expect(states).toEqual(['reading', 'paused', 'reading']);
  });

  it.each([
    ['Exit', () => emptyMemory()],
    ['the end of the page', () => window.dispatchEvent(new Event('pagehide'))],
    ['another page', () => document.dispatchEvent(new Event(MOVING))],
    ['another text', () => void readAloud(['Nyingine.'], 'sw', () => undefined)],
  ])('falls silent with %s', (_, leave) => {
    const { cancel } = deviceWith(LOCAL);
    const { states } = begin('Habari.', 'Karibu.');
    leave();
    expect(cancel).toHaveBeenCalled();
    expect(states.slice(-1)).toEqual(['silent']);
  });

  it('breaks a long text between sentences', () => {
    const { spoken } = deviceWith(LOCAL);
    const sentence = `${'neno '.repeat(30).trim()}.`;
    begin(`${sentence} ${sentence}`);
    expect(spoken[0]?.text.trim()).toBe(sentence);
  });
});

describe('the offer to listen', () => {
  const shown = (language: string) => {
    document.documentElement.lang = language;
    document.body.innerHTML = '<p hidden data-voice="here"></p><p hidden data-voice="missing"></p>';
    showVoices();
    return [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map(
      (offer) => offer.dataset['voice'],
    );
  };

  it('shows where the device speaks the language, else how to add a voice', () => {
    deviceWith(LOCAL);
    expect(shown('sw')).toEqual(['here']);
    expect(shown('fr')).toEqual(['missing']);
  });

  it('does not count a voice of the network, and says nothing before the device has told', () => {
    deviceWith(FROM_NETWORK);
    expect(shown('sw')).toEqual(['missing']);
    deviceWith();
    expect(shown('sw')).toEqual([]);
  });
});
