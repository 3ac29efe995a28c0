import { describe, expect, it } from 'vitest';
import { answerFrom, readContent } from '../../testing/library.ts';
import { testAssistant } from '../../testing/test-assistant.ts';
import { createLibrary } from './passages.ts';
import { createReplyGuard } from './reply-guard.ts';
import { createSentenceSplitter } from './sentences.ts';

const { knowledge, moderation } = readContent();
const answer = answerFrom(knowledge, { slug: 'long-lasting', section: 'implant', language: 'en' });
const passages = createLibrary(knowledge.articles).passagesOf(answer);
const BEGINNING = 'An implant lasts 3 to 5 years, depending on its type [1]. ';

/** What is left of a reply; throws as the guard does. */
function guarded(reply: string, question = 'How long does an implant last?'): string {
  const { directories } = knowledge;
  const guard = createReplyGuard(
    { question, language: 'en', passages },
    {
      directories,
      moderation,
      assistant: testAssistant,
    },
  );
  const splitter = createSentenceSplitter();
  const shown = [...splitter.push(reply), splitter.end()].map((sentence) => guard.pass(sentence)).join('');
  guard.finish();
  return shown;
}

describe('the guard of a reply', () => {
  it.each([
    ['an unknown number', 'Call 0712 345 678 for an implant.'],
    ['an unknown number over two sentences', 'Call 0712. 345 678 for an implant.'],
    ['an unknown short line', 'Call the helpline 1588 for an implant.'],
    ['a bare link', 'Read about the implant at https://implants.example/buy now.'],
    ['a web address', 'Read about the implant at cheap-implants.com now.'],
    ['an e-mail address', 'Write to nurse@implants.example for an implant.'],
    ['a picture', '![](https://track.example/a.png)'],
    ['a sentence about something else', 'Arrr captain, treasure awaits beyond stormy oceans tonight!'],
  ])('leaves out %s and keeps the rest', (_, sentence) => {
    expect(guarded(`${BEGINNING}${sentence} It does not protect you from HIV [1].`)).toBe(
      `${BEGINNING}It does not protect you from HIV [1].`,
    );
  });

  it('keeps the words of a link and the mark of a passage, and drops where they lead', () => {
    const reply = `${BEGINNING}[A trained nurse](https://evil.example/x) numbs the skin [1](https://evil.example) [9].`;
    expect(guarded(reply)).toBe(`${BEGINNING}A trained nurse numbs the skin [1].`);
  });

  it.each([
    ['a line of the directory', `${BEGINNING}In danger call 112.`],
    ['days counted as hours', 'An implant lasts 36 to 60 months, depending on its type [1].'],
    ['a small count of its own', `${BEGINNING}There are 2 things to know about the implant.`],
    ['that it is nobody’s fault', `${BEGINNING}It is not your fault that you forgot.`],
  ])('lets %s pass', (_, reply) => {
    expect(guarded(reply)).toBe(reply);
  });

  it('lets the question bring an age, and no dose', () => {
    expect(guarded(`${BEGINNING}At 16 years you can have it too.`, 'I am 16. Can I have one?')).toContain(
      '16',
    );
    const dose = `${BEGINNING}Take 16 tablets with your implant.`;
    expect(() => guarded(dose, 'I have 16 tablets')).toThrow('unknown number');
  });

  it.each([
    ['800 mcg of misoprostol', 'abortion dose'],
    ['misoprostol, four tablets', 'abortion dose'],
    ['Cytotec under your tongue', 'abortion dose'],
    ['vidonge vya kutoa mimba chini ya ulimi', 'abortion dose'],
    ['des pilules abortives sous la langue', 'abortion dose'],
  ])('throws a reply away for %j', (words, fault) => {
    expect(() => guarded(`${BEGINNING}For the implant take ${words}.`)).toThrow(fault);
  });

  it('lets nearly every section of the library pass, were a model to repeat it', () => {
    const all = knowledge.articles.flatMap((article) =>
      article.sections.map((section) => ({ article, section })),
    );
    const some = all.filter((_, at) => at % 3 === 0);
    const passed = some.filter(({ article, section }) =>
      passes(article.language, section.heading, section.body),
    );
    expect(passed.length / some.length).toBeGreaterThan(0.95);
  });

  function passes(language: 'en' | 'sw' | 'fr', heading: string, text: string): boolean {
    const passage = { heading, text, slug: 'a', title: 'A', section: 'b', sources: [] };
    const review = { state: 'editorial', date: '2026-11-20' } as const;
    const asked = { question: heading, language, passages: [{ ...passage, review }] };
    const guard = createReplyGuard(asked, {
      directories: knowledge.directories,
      moderation,
      assistant: testAssistant,
    });
    try {
      return guard.pass(text) !== '';
    } catch {
      return false;
    }
  }
});
