import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answerFrom, citedBy, MODEL_REPLIES as GOOD, readContent } from '../../testing/library.ts';
import { type Script, type ScriptedModel, startScriptedModel } from '../../testing/scripted-model.ts';
import { testAssistant } from '../../testing/test-assistant.ts';
import { createModelGateway } from './model-gateway.ts';
import { createLibrary } from './passages.ts';
import { createReplyWriter, type Patience, type ReplyWriter } from './reply-writer.ts';
import type { Answer } from './types.ts';

const { knowledge, moderation } = readContent();
const place = { slug: 'long-lasting', section: 'implant' } as const;
const english = answerFrom(knowledge, { ...place, language: 'en' });

const never = new AbortController().signal;
/** Milliseconds: longer than the busiest machine takes, and as short as a test that waits for the end of it bears. */
const PATIENT: Patience = { first: 15_000, silence: 15_000, whole: 15_000, unstreamed: 15_000 };
const IMPATIENT: Patience = { ...PATIENT, first: 400 };
const SHORT_OF_SILENCE: Patience = { ...PATIENT, silence: 3_000 };
/** A first sentence that is fit to be shown. */
const BEGINNING = 'An implant lasts 3 to 5 years, depending on its type [1]. ';

describe('a reply by a model', () => {
  let model: ScriptedModel;
  let writer: ReplyWriter;
  let warnings: unknown[];
  beforeAll(async () => {
    model = await startScriptedModel();
  });
  beforeEach(async () => {
    warnings = [];
    writer = await writerTo(model.url);
  });
  afterEach(() => {
    model.asked.length = 0;
  });
  afterAll(() => model.close());

  async function writerTo(baseUrl: string, { stopping = never, patience = PATIENT } = {}) {
    return createReplyWriter({
      model: await createModelGateway({ baseUrl, model: 'test', apiKey: 'key' }),
      library: createLibrary(knowledge.articles),
      directories: knowledge.directories,
      moderation,
      assistant: testAssistant,
      logger: { warn: (line: unknown) => void warnings.push(line) },
      stopping,
      patience,
    });
  }

  async function write(
    script: Script,
    answer: Answer = english,
    question = 'How long does an implant last?',
  ) {
    model.play(script);
    let said = '';
    const say = (text: string) => {
      said += text;
    };
    const written = await writer.write(question, answer, { say, gone: never });
    return { ...written, said };
  }

  it.each(['en', 'sw', 'fr'] as const)(
    'is shown piece by piece, cited and marked, before what the country adds, in %s',
    async (language) => {
      const answer = { ...answerFrom(knowledge, { ...place, language }), added: '**Kenya:** 18.' };
      const { answer: reply, replaced, said } = await write({ text: GOOD[language] }, answer);
      expect(warnings).toEqual([]);
      expect(replaced).toBe(false);
      expect(reply.text).toBe(`${GOOD[language]}\n\n${answer.added}`);
      expect(said).toBe(reply.text);
      expect(reply.details).toMatchObject({
        kind: 'answer',
        language,
        writtenBy: 'model',
        review: { state: 'editorial' },
        passages: [{ slug: 'long-lasting', section: 'implant' }],
      });
      expect(reply.details.article).toBeUndefined();
      expect(reply.details.sources.map(({ url }) => url)).toEqual(citedBy(knowledge, { ...place, language }));
    },
  );

  it('leaves out what the model thinks aloud', async () => {
    const { answer } = await write({ text: `<think>She asks about 0712345678.</think>\n\n${GOOD.en}` });
    expect(answer.text).toBe(GOOD.en);
  });

  it('is asked for again, plainly, by a model that knows no wishes', async () => {
    expect((await write({ strict: true, text: GOOD.en })).answer.text).toBe(GOOD.en);
    expect((await write({ strict: true, text: GOOD.en })).answer.text).toBe(GOOD.en);
    expect(model.asked).toHaveLength(3);
  });

  describe('gives way to the library, and nothing of it was seen,', () => {
    it.each<[string, Script, string]>([
      ['when the key is wrong', { status: 401 }, 'refused'],
      ['when the model is unknown', { status: 404 }, 'refused'],
      ['when the server is busy', { status: 429 }, 'busy'],
      ['when the server fails', { status: 500 }, 'broken'],
      ['when the first word is late', { after: 5_000, text: GOOD.en }, 'timeout'],
      ['when no word comes', { text: '', end: 'silence' }, 'timeout'],
      ['when it never ends its first sentence', { text: 'An implant lasts', end: 'silence' }, 'timeout'],
      ['when a page comes instead of a reply', { body: '<html>Welcome</html>' }, 'cut'],
      ['when garbage comes', { body: 'data: {"choices": [{{{\n\n' }, 'garbage'],
      ['when something else comes', { body: 'data: {"choices": "none"}\n\n' }, 'garbage'],
      ['when nothing is said', { text: '' }, 'empty'],
      ['when only blanks are said', { text: ' \n\n ' }, 'empty'],
      ['when the passages do not answer', { text: 'NO_ANSWER' }, 'no answer'],
      ['when it refuses', { text: "I'm sorry, but I can't help with that request." }, 'refusal'],
      ['when it refuses in Swahili', { text: 'Samahani, siwezi kukusaidia na hilo.' }, 'refusal'],
      ['when it refuses in French', { text: 'Je suis désolé, je ne peux pas répondre.' }, 'refusal'],
      ['when it speaks another language', { text: GOOD.fr }, 'wrong language'],
      ['when it blames', { text: 'It is your own fault that you did not use an implant. ' }, 'harmful'],
      [
        'when it repeats its instructions',
        {
          text: 'Use only the numbered passages. Add no fact, number, name, place, telephone number or address of your own.',
        },
        'own instructions',
      ],
    ])('%s', async (_, script, reason) => {
      if (reason === 'timeout') writer = await writerTo(model.url, { patience: IMPATIENT });
      const { answer, replaced, said } = await write(script);
      expect(answer).toBe(english);
      expect(replaced).toBe(false);
      expect(said).toBe('');
      expect(warnings).toEqual([{ reason }]);
    });

    it('when it leads to another server, which hears nothing', async () => {
      const other = await startScriptedModel({ text: GOOD.en });
      expect((await write({ location: `${other.url}/chat/completions` })).answer).toBe(english);
      expect(other.asked).toEqual([]);
      await other.close();
    });

    it('when nobody listens at the address', async () => {
      writer = await writerTo('http://127.0.0.1:9/v1');
      expect((await write({})).answer).toBe(english);
      expect(warnings).toEqual([{ reason: 'away' }]);
    });
  });

  describe('is replaced by the library after a good beginning', () => {
    it.each<[string, Script, string]>([
      ['that breaks off', { text: `${BEGINNING}A trained nur`, end: 'break' }, 'away'],
      ['that ends without a word', { text: `${BEGINNING}A trained nur`, end: 'end' }, 'cut'],
      ['that goes silent', { text: `${BEGINNING}A trained nurse `, end: 'silence' }, 'timeout'],
      ['that ran out of room', { text: `${BEGINNING}A trained nurse `, end: 'length' }, 'cut'],
      ['that never ends', { text: BEGINNING.repeat(100) }, 'endless'],
      ['that changes its language', { text: `${BEGINNING}${GOOD.sw} ${GOOD.sw}` }, 'wrong language'],
      [
        'that turns to a wrong number',
        { text: `${BEGINNING}After 9 years it must be taken out. Go.` },
        'unknown number',
      ],
      [
        'that gives a dose',
        { text: `${BEGINNING}Then take 4 tablets of misoprostol under the tongue. Go.` },
        'abortion dose',
      ],
      ['that forbids help', { text: `${BEGINNING}Do not tell anyone about the implant. Go.` }, 'harmful'],
      [
        'that obeys orders in the question',
        { text: `${BEGINNING}${'Arrr, captain! Treasure awaits beyond stormy oceans tonight. '.repeat(4)}` },
        'beside the passages',
      ],
    ])('%s', async (_, script, reason) => {
      if (reason === 'timeout') writer = await writerTo(model.url, { patience: SHORT_OF_SILENCE });
      const { answer, replaced, said } = await write(script);
      expect(answer).toBe(english);
      expect(replaced).toBe(true);
      expect(said.startsWith(BEGINNING)).toBe(true);
      expect(said).not.toMatch(/9 years|misoprostol|Do not tell|Kipandikizi hukaa|Treasure/);
      expect(warnings).toEqual([{ reason }]);
    });
  });

  it('sends the passages and the question without identifiers, and nothing else', async () => {
    const question = 'My name is Amina Hassan, call 0712345678. How long does an implant last?';
    await write({ text: GOOD.en }, english, question);
    const [body = ''] = model.asked;
    expect(Object.keys(JSON.parse(body)).sort()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'stream',
      'temperature',
    ]);
    expect(body).not.toMatch(/Amina|Hassan|0712/);
    expect(body).toContain('My name is [name], call [number]. How long does an implant last?');
    expect(body).toContain('The implant lasts 3 to 5 years');
  });

  it.each(['emergency', 'crisis', 'decline', 'refuse', 'unknown', 'small-talk'] as const)(
    'is never asked for in place of a reply of kind %s',
    async (kind) => {
      const answer: Answer = { ...english, details: { ...english.details, kind } };
      expect((await write({ text: GOOD.en }, answer)).answer).toBe(answer);
      expect(model.asked).toEqual([]);
    },
  );

  it('is never asked for in danger, nor in doubt', async () => {
    const inDanger: Answer = { ...english, help: { kind: 'crisis', text: 'Call', contacts: [] } };
    const inDoubt: Answer = { ...english, details: { ...english.details, kind: 'unsure' } };
    for (const answer of [inDanger, inDoubt])
      expect((await write({ text: GOOD.en }, answer)).answer).toBe(answer);
    expect(model.asked).toEqual([]);
  });

  it('is not asked for any more once three in a row have failed', async () => {
    for (let time = 0; time < 5; time += 1) await write({ status: 500 });
    expect(model.asked).toHaveLength(3);
    expect(warnings.at(-1)).toEqual({ reason: 'away' });
  });

  it('is asked for as before after replies that were only unfit', async () => {
    for (let time = 0; time < 5; time += 1) await write({ text: 'NO_ANSWER' });
    expect(model.asked).toHaveLength(5);
  });

  it('stays as far as it was shown when its reader stops it', async () => {
    model.play({ text: `${BEGINNING}A trained nurse numbs`, end: 'silence' });
    const stop = new AbortController();
    const say = () => stop.abort();
    const { answer, replaced } = await writer.write('How long?', english, { say, gone: stop.signal });
    expect(replaced).toBe(false);
    expect(answer.text).toBe(`${BEGINNING.trim()} …`);
    expect(warnings).toEqual([]);
  });

  it('gives way to the library at once when the server stops', async () => {
    const stopping = new AbortController();
    writer = await writerTo(model.url, { stopping: stopping.signal });
    model.play({ text: `${BEGINNING}A trained nurse numbs`, end: 'silence' });
    const say = () => stopping.abort();
    const { answer, replaced } = await writer.write('How long?', english, { say, gone: never });
    expect({ answer, replaced }).toEqual({ answer: english, replaced: true });
  });

  it('comes whole to a caller who wants no pieces', async () => {
    model.play({ text: GOOD.en });
    const { answer } = await writer.write('How long?', english, { gone: never });
    expect(answer.text).toBe(GOOD.en);
  });
});
