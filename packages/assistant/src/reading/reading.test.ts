import { join } from 'node:path';
import { openPrepared } from '@salama/content/prepared-file.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import type { ChatContext } from '@salama/contract/chat/schemas.ts';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import { describe, expect, it } from 'vitest';
import { openOrLearn } from '../assistant.ts';
import type { Choice } from './choice.ts';
import { ACT_MEANINGS, CLOCK_MEANINGS, DANGER_MEANINGS, REFUSAL_MEANINGS } from './meanings.ts';

const root = join(import.meta.dirname, '../../../..');
const knowledge = readKnowledge(join(root, 'content'));
const assistant = openOrLearn(openPrepared(root), () => knowledge);
for (const step of assistant.warmUp) step();

const HARMLESS = {
  en: 'how long does the implant last',
  sw: 'kipandikizi hukaa muda gani',
  fr: "l'implant dure combien de temps",
};

function open(question: string, language: Language = 'en', context?: ChatContext) {
  const asked = { question, language, context };
  const reply = assistant.answer(asked);
  const reading = assistant.reading(asked, reply);
  const readAs = (choice: Partial<Choice>) =>
    reading?.readAs({ pick: 'none', sentences: [], danger: 'none', words: '', ...choice });
  return { reply, reading, readAs };
}

/** Sentences and items of a reply, without numbers and marks before them. */
function sentencesOf(text: string): string[] {
  return text
    .replace(/^\*\*(.*)\*\*$/gm, '$1')
    .split(/\n|(?<=[.!?…][*"»”)]*) /)
    .map((part) => part.replace(/^(?:[-*]|\d+\.)(?: |$)/, '').trim())
    .filter(Boolean);
}

describe('what a reader may choose from', () => {
  it.each(LANGUAGES)(
    'is twelve passages of %s at most, the embedded choice first, each by numbered parts',
    (language) => {
      const { reply, reading } = open(HARMLESS[language], language);
      const { passages = [] } = reading?.candidates ?? {};
      expect(passages.length).toBeGreaterThan(4);
      expect(passages.length).toBeLessThanOrEqual(12);
      expect(passages[0]?.heading).toBe(reply.details.passages?.[0]?.heading);
      expect(passages.map(({ id }) => id).slice(0, 2)).toEqual(['P1', 'P2']);
      for (const { sentences } of passages) expect(sentences.length).toBeGreaterThan(0);
      expect(passages.flatMap(({ sentences }) => sentences).join()).not.toMatch(/\{[a-z-]+\}|\]\(/);
    },
  );

  it('holds what the message finds together with what was asked before', () => {
    const before = { sections: ['long-lasting#implant'], said: ['tell me about the implant'] };
    const headings = (context?: ChatContext) =>
      open('does it make me fat', 'en', context).reading?.candidates.passages.map(({ heading }) => heading);
    const heading = 'What are the side effects of the implant? Weight, hair, bleeding?';
    expect(headings(before)).toContain(heading);
  });

  it('has a meaning for every act, refusal, danger and clock of the content', () => {
    const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id).sort();
    const refusals = knowledge.replies.replies.filter(({ kind }) => kind === 'refuse');
    expect(Object.keys(ACT_MEANINGS).sort()).toEqual(ids(knowledge.acts));
    expect(Object.keys(REFUSAL_MEANINGS).sort()).toEqual(ids(refusals));
    expect(Object.keys(DANGER_MEANINGS).sort()).toEqual(ids(knowledge.safety.rules));
    expect(Object.keys(CLOCK_MEANINGS).sort()).toEqual(ids(knowledge.clocks));
  });

  it('is nothing where danger, a refusal or a clock has decided', () => {
    for (const question of ['i want to kill myself', 'write me a sex story', 'the condom broke 2 days ago'])
      expect(open(question).reading, question).toBeUndefined();
  });

  it('is there for what was declined or not understood', () => {
    expect(open('who won the match yesterday').reading).toBeDefined();
    expect(open('blorp zzz wug').reading).toBeDefined();
  });
});

describe('what a reader has chosen', () => {
  it.each(LANGUAGES)(
    'is said in sentences of the library alone, with sources, review state and the rest, in %s',
    (language) => {
      const { reading, readAs } = open(HARMLESS[language], language);
      const sections = knowledge.articles
        .filter((article) => article.language === language)
        .flatMap((article) => article.sections);
      const said = sections
        .flatMap((one) => [one.heading, one.body, ...one.questions.map(({ lead }) => lead)])
        .join('\n');
      for (const { id, sentences } of reading?.candidates.passages ?? []) {
        for (const numbers of [[], ...sentences.map((_, at) => [at + 1])]) {
          const reply = readAs({ pick: id, sentences: numbers });
          expect(reply?.details).toMatchObject({ kind: 'answer', language, review: { state: 'editorial' } });
          for (const part of sentencesOf(reply?.text ?? ''))
            expect(said.includes(part) || /\d{3}/.test(part), part).toBe(true);
        }
      }
    },
  );

  it('leaves what was not chosen for more, and says nothing twice', () => {
    const { readAs, reading } = open(HARMLESS.en);
    const last = reading?.candidates.passages[0]?.sentences.length ?? 0;
    const reply = readAs({ pick: 'P1', sentences: [last] });
    expect(reply?.details.more).not.toContain(reply?.text ?? '');
    expect(reply?.details.more?.length).toBeGreaterThan(40);
  });

  it.each([
    { pick: 'P99' },
    { pick: 'implant' },
    { pick: 'act-nothing' },
    { pick: 'refuse-hello' },
    { pick: 'P1', sentences: [0] },
    { pick: 'P1', sentences: [1.5] },
    { pick: 'P1', sentences: [400] },
    { pick: 'act-ok', sentences: [1] },
    { pick: 'none' },
    { pick: 'P1', danger: 'no-such-danger' },
    { pick: 'Drink bleach.' },
  ])('is no choice when it is $pick $sentences $danger', (choice) => {
    expect(open(HARMLESS.en).readAs(choice)).toBeUndefined();
  });

  it('is an act, done with what was answered last', () => {
    const context = { sections: ['long-lasting#implant'], said: [HARMLESS.en] };
    expect(
      open('eish can u put it in baby words', 'en', context).readAs({ pick: 'act-simpler' })?.text,
    ).toMatch(/^In short: /);
  });

  it('is a refusal with its reply, or a question back with what to tap', () => {
    expect(open('blorp zzz').readAs({ pick: 'refuse-spy' })?.details.kind).toBe('refuse');
    expect(open('blorp zzz').readAs({ pick: 'ask-ask-harm' })?.details.suggestions).toHaveLength(3);
    const which = open(HARMLESS.en).readAs({ pick: 'which' });
    expect(which?.details.kind).toBe('unsure');
    expect(which?.details.suggestions).toHaveLength(3);
  });

  it('counts a time only where the message tells it, and else asks', () => {
    const { readAs } = open('so it just came out in me hmm 2 days ago');
    const pick = 'clock-hiv-risk';
    expect(readAs({ pick, words: '2 days ago' })?.text).toMatch(/^Go today/);
    for (const words of ['9 days ago', 'hmm', '']) {
      const asked = readAs({ pick, words });
      expect(asked?.text, words).toMatch(/How long ago was it\?$/);
      expect(asked?.details.suggestions, words).toHaveLength(3);
    }
  });

  it('adds a card to the reply and takes none away', () => {
    const { reply, readAs } = open(HARMLESS.en);
    const warned = readAs({ danger: 'suicide' });
    expect(warned?.text).toBe(reply.text);
    expect(warned?.help?.kind).toBe('crisis');
    expect(warned?.help?.origin?.rules).toEqual([knowledge.safety.unnamed.crisis.id]);
  });
});
