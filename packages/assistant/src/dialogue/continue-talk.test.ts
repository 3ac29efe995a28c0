import { join } from 'node:path';
import { openPrepared } from '@salama/content/prepared-file.ts';
import { readKnowledge } from '@salama/content/read-knowledge.ts';
import type { Article } from '@salama/content/types.ts';
import type { ChatContext } from '@salama/contract/chat/schemas.ts';
import { describe, expect, it } from 'vitest';
import { createAssistant } from '../assistant.ts';
import { learnFrom, type Prepared } from '../learned.ts';

const root = join(import.meta.dirname, '../../../..');
const prepared: Prepared | undefined = openPrepared(root);
const knowledge = readKnowledge(join(root, 'content'));
const [template] = knowledge.articles;
const article = (language: Article['language'], heading: string, asks: string[], lead: string): Article => ({
  ...(template as Article),
  ...{ slug: 'implant', language, title: heading, sources: [] },
  sections: [
    {
      ...{ id: 'how-long', heading, body: BODY[language], citations: [1], isMore: false },
      asks: [...asks, language === 'sw' ? 'kipandikizi kinauma' : 'does the implant hurt'],
      questions: [{ id: 'pain', firstAsk: asks.length, lead }],
      tags: { person: ['self'], body: 'any', age: ['any'], stage: ['any'], circumstance: [] },
    },
    {
      ...{ id: 'cost', heading: `${heading} 2`, body: 'Ask what it costs.', citations: [], isMore: false },
      ...{ asks: ['price of the implant'], questions: [] },
      tags: { person: ['self'], body: 'any', age: ['any'], stage: ['any'], circumstance: [] },
    },
  ],
});
const long = (text: string) => `${text} ${'x'.repeat(400)}.`;
const BODY = {
  en: `The implant lasts 3 to 5 years. It is small.\n\n${long('Second')}\n\n${long('Third')}`,
  sw: 'Kipandikizi hukaa miaka 3 hadi 5.',
  fr: "L'implant dure de 3 à 5 ans.",
};
const sources = [{ organisation: 'WHO', title: 'Handbook', url: 'https://who.int/' }];
const articles = [
  article('en', 'How long does the implant last?', ['how long implant'], 'It stings for a moment.'),
  article('sw', 'Kipandikizi hukaa muda gani?', ['kipandikizi muda'], 'Kinauma kidogo tu.'),
  article('fr', "L'implant dure combien de temps ?", ['durée implant'], 'Ça pique un instant.'),
].map((one) => ({ ...one, sources }));
const small = { ...knowledge, articles, countryLines: [], circumstances: [] };
const learned = learnFrom(small);
const assistant = createAssistant(
  small,
  prepared
    ? { ...learned, danger: () => prepared.learned.danger, refusals: () => prepared.learned.refusals }
    : learned,
);
for (const step of assistant.warmUp) step();

/** The last reply of a conversation in English. */
function after(...questions: string[]) {
  let context: ChatContext | undefined;
  const said: string[] = [];
  return questions
    .map((question) => {
      const reply = assistant.answer({ question, language: 'en', context });
      said.unshift(question);
      const sections = (reply.details.passages ?? []).map(({ slug, section }) => `${slug}#${section}`);
      context = { sections: [...sections, ...(context?.sections ?? [])].slice(0, 6), said: said.slice(0, 3) };
      return reply;
    })
    .at(-1);
}
const FIRST = 'how long does the implant last';

describe('what is said inside a conversation', () => {
  it('doubt is answered with the answer and who says so', () => {
    const reply = after(FIRST, 'are you sure?? my aunt had it');
    expect(reply?.text).toMatch(/^Yes, I am sure\. The implant lasts 3 to 5 years\.\n\nThis is from WHO\./);
    expect(reply?.details.passages).toMatchObject([{ section: 'how-long' }]);
  });

  it('simpler is the answer in a sentence, of the question that was asked', () => {
    expect(after(FIRST, 'simpler please')?.text).toBe('In short: The implant lasts 3 to 5 years.');
    expect(after('does the implant hurt', 'simpler please')?.text).toBe('In short: It stings for a moment.');
  });

  it('another language gets the same answer in that language', () => {
    const reply = after(FIRST, 'in swahili please');
    expect(reply).toMatchObject({ text: 'Kipandikizi hukaa miaka 3 hadi 5.', details: { language: 'sw' } });
  });

  it('more goes on where the answer ended, and does not say anything twice', () => {
    expect(after(FIRST, 'why')?.text).toMatch(/^Second x/);
    expect(after(FIRST, 'why', 'tell me more')?.text).toMatch(/^Third x/);
    const end = after(FIRST, 'why', 'tell me more', 'continue');
    expect(end?.details.suggestions).toEqual(['How long does the implant last? 2']);
  });

  it('what was not asked is taken back, with other questions', () => {
    const reply = after(FIRST, 'that is not what i asked');
    expect(reply?.text).toMatch(/^Sorry/);
    expect(reply?.details.suggestions).toEqual(['How long does the implant last? 2']);
  });

  it('fear, anger and "ok" are heard, and the talk goes on from there', () => {
    expect(after(FIRST, "I'm scared")?.text).toMatch(/all right to be scared/);
    expect(after(FIRST, 'thanks for nothing')?.text).toMatch(/^I am sorry/);
    expect(after(FIRST, 'ok', 'simpler please')?.text).toBe('In short: The implant lasts 3 to 5 years.');
  });

  it('pictures alone are heard', () => {
    expect(after(FIRST, '👍')?.text).toMatch(/^Good/);
    expect(after(FIRST, '😭😭')?.text).toMatch(/all right to be scared/);
  });

  it('what has just been said is not said again to another question', () => {
    expect(after(FIRST, 'how long implant')?.text).toMatch(/^Second x/);
    expect(after(FIRST, FIRST)?.text).toMatch(/^The implant lasts/);
  });

  it('after a warning what goes on brings the card back, and what is safer does not', () => {
    const ask = (question: string, warned?: ChatContext['warned']) =>
      assistant.answer({ question, language: 'en', context: { sections: [], warned } });
    const [section] = knowledge.safety.rules.find(({ id }) => id === 'suicide')?.sections ?? [];
    const first = { kind: 'crisis', section } as const;
    expect(ask('he is outside the door', { kind: 'crisis' }).details.kind).toBe('crisis');
    expect(ask('there is a full strip of my pressure tabs next to me', first).details.kind).toBe('crisis');
    expect(ask('there is a full strip of my pressure tabs next to me').help).toBeUndefined();
    expect(ask('ok i threw them away', first).text).toMatch(/^I am glad you did that/);
    expect(ask('ok i threw them away').text).not.toMatch(/^I am glad you did that/);
  });

  it('an act that names a subject is a question of its own', () => {
    expect(after('hello', 'tell me more about the implant')?.details.passages?.[0]).toMatchObject({
      slug: 'implant',
    });
  });

  it('a bare fact is taken in, and what was asked is answered', () => {
    expect(after(FIRST, "I'm 16")?.text).toMatch(
      /^Thanks, good to know\. It does not change the answer: The implant lasts 3 to 5 years\./,
    );
  });

  it('facts are named for the next question, and corrected', () => {
    const facts = (question: string, known?: string[]) =>
      assistant.answer({ question, language: 'en', context: { sections: [], facts: known } }).facts;
    expect(facts("I'm 16 and I live in Kenya")).toEqual(['age-16', 'in-KE']);
    expect(facts('sorry, I am 17', ['pregnancy', 'age-16', 'in-KE'])).toEqual([
      'pregnancy',
      'age-17',
      'in-KE',
    ]);
  });

  it('nothing is done again where nothing was said', () => {
    expect(assistant.answer({ question: 'why', language: 'en' }).details.kind).not.toBe('answer');
  });
});
