import { describe, expect, it, vi } from 'vitest';
import { framingOf } from './frame.ts';

describe('how a material is framed', () => {
  it.each([
    ['/learn/condoms', '/learn/condoms?embedded'],
    ['/sw/learn/if-it-breaks#broke', '/sw/learn/if-it-breaks?embedded#broke'],
    ['/community?tag=hiv', '/community?tag=hiv&embedded'],
  ])('shows %s of our own at once, without its surroundings', (url, src) => {
    expect(framingOf(url)).toEqual({ kind: 'own', src });
  });

  it.each([
    ['https://www.who.int/health', 'who.int', 'https://www.who.int/health'],
    [
      'https://www.youtube.com/watch?v=abc_DEF-123&t=5',
      'youtube.com',
      'https://www.youtube-nocookie.com/embed/abc_DEF-123',
    ],
    ['https://youtu.be/abc_DEF-123', 'youtu.be', 'https://www.youtube-nocookie.com/embed/abc_DEF-123'],
    ['https://vimeo.com/12345', 'vimeo.com', 'https://player.vimeo.com/video/12345?dnt=1'],
    ['https://vimeo.com/about', 'vimeo.com', 'https://vimeo.com/about'],
    ['https://youtube.com.evil.example/watch?v=abc_DEF-123', 'youtube.com.evil.example', undefined],
  ])('asks before it shows %s', (url, host, src = url) => {
    expect(framingOf(url)).toEqual({ kind: 'outside', host, src });
  });

  it.each([
    ['http://clinic.example/a', 'clinic.example'],
    ['//clinic.example/a', '//clinic.example/a'],
  ])('never shows %s inside', (url, host) => {
    expect(framingOf(url)).toEqual({ kind: 'plain', host });
  });

  it('reads addresses as well where the engine is one of the oldest that run the app', () => {
    vi.spyOn(URL, 'canParse').mockImplementation(() => {
      throw new TypeError('URL.canParse is not a function');
    });
    expect(framingOf('https://www.who.int/health').kind).toBe('outside');
    expect(framingOf('https://')).toEqual({ kind: 'plain', host: 'https://' });
  });
});
