import { describe, expect, it } from 'vitest';
import { parseLexicon } from './read-lexicon.ts';
import { parseReplies } from './read-replies.ts';

const good = `groups:
  greet: [hello, habari]
replies:
  - id: hello
    kind: small-talk
    signs: ["<greet>"]
    reply: {en: Hello, sw: Habari, fr: Bonjour}
`;

describe('parseReplies', () => {
  it('reads groups and replies; signs and exceptions may be left out', () => {
    expect(parseReplies(good, 'replies.yaml')).toEqual({
      groups: { greet: ['hello', 'habari'] },
      replies: [
        {
          id: 'hello',
          kind: 'small-talk',
          signs: ['<greet>'],
          unless: [],
          reply: { en: 'Hello', sw: 'Habari', fr: 'Bonjour' },
        },
      ],
    });
  });

  it('names the line of a language that is missing', () => {
    expect(() => parseReplies(good.replace(', fr: Bonjour', ''), 'replies.yaml')).toThrow(
      /replies\.yaml:7: replies\.0\.reply\.fr/,
    );
  });

  it('refuses a reply that says itself whom to call', () => {
    expect(() => parseReplies(good.replace('Habari', 'Piga 112'), 'replies.yaml')).toThrow(
      /replies\.0\.reply\.sw: must not name 112: write \{call-danger\}/,
    );
  });
});

describe('parseLexicon', () => {
  it('asks for quotes around what YAML takes for something else', () => {
    const text = 'topics: [[condom, 12]]\nsynonyms: []\nspellings: {}\nstopWords: []\n';
    expect(() => parseLexicon(text, 'en', 'lexicon.en.yaml')).toThrow(
      /lexicon\.en\.yaml:1: .*between quotes/,
    );
  });
});
