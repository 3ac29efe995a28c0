import { LANGUAGES } from '@salama/contract/language.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageProvider, loadMessages } from '../../../lib/messages.tsx';
import { RecordedText } from './listen-part.tsx';

describe('a recorded text', () => {
  it.each(LANGUAGES)('fetches nothing before play, and says its size in %s', async (language) => {
    await loadMessages(language, 'play');
    document.body.innerHTML = renderToStaticMarkup(
      <LanguageProvider language={language}>
        <RecordedText address="/assets/audio-1a2b.mp3" bytes={839_500} />
      </LanguageProvider>,
    );
    const player = document.querySelector('audio');
    expect(document.querySelector('h2')?.textContent).toContain('840');
    expect(player?.getAttribute('preload')).toBe('none');
    expect(player?.hasAttribute('controls')).toBe(true);
    expect(player?.getAttribute('src')).toBe('/assets/audio-1a2b.mp3');
  });
});
