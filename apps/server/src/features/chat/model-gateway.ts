import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleType,
  wrap,
} from 'cockatiel';
import type OpenAI from 'openai';
import * as v from 'valibot';
import { SECOND } from '../../platform/clock.ts';
import { limitedFetch } from './limited-fetch.ts';
import { createChoosing, type JsonForm } from './model-choice.ts';
import { failureFrom, ModelFailure, statusOf } from './model-failure.ts';
import type { Message } from './model-message.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** A language model somewhere. */
export interface Model {
  /**
   * Gives the text on as it comes. What `onText` throws ends the call and is thrown.
   * @throws ModelFailure when there is no whole reply; the reason of `signal` when that ended it.
   */
  write(messages: readonly Message[], onText: (text: string) => void, signal: AbortSignal): Promise<void>;
  /**
   * One short answer, whole, which should be JSON of this form: servers that know no forms write what they like.
   * @throws ModelFailure when there is no whole answer; the reason of `signal` when that ended it.
   */
  choose(messages: readonly Message[], form: JsonForm, signal: AbortSignal): Promise<string>;
}

export interface ModelSettings {
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
  /** Milliseconds after which a broken-off connection is tried again. */
  restFor?: number;
}

/** So many failures in a row, and the model is left alone for a while: nobody waits for what does not come. */
const FAILURES_TO_REST = 3;
const REST = 30 * SECOND;
/** One server of a small organisation answers so many at a time; the others get the library at once. */
const MOST_AT_ONCE = 8;

/** Any server that speaks OpenAI's chat completions: Ollama, vLLM, llama.cpp, a cloud. */
export async function createModelGateway(settings: ModelSettings): Promise<Model> {
  const client = await createClient(settings);
  const breaker = circuitBreaker(handleType(ModelFailure), {
    halfOpenAfter: settings.restFor ?? REST,
    breaker: new ConsecutiveBreaker(FAILURES_TO_REST),
  });
  const policy = wrap(bulkhead(MOST_AT_ONCE), breaker);
  const complete = createCompletion(client, settings.model);
  const choose = createChoosing(client, settings.model);
  async function guarded<T>(call: () => Promise<T>): Promise<T> {
    // One question tries whether the model is back; the others must not wait for it.
    if (breaker.state === CircuitState.HalfOpen) throw new ModelFailure('away');
    try {
      return await policy.execute(call);
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw new ModelFailure('away', error);
      if (error instanceof BulkheadRejectedError) throw new ModelFailure('busy', error);
      throw error;
    }
  }
  return {
    write: (messages, onText, signal) => guarded(() => complete(messages, onText, signal)),
    choose: (messages, form, signal) => guarded(() => choose(messages, form, signal)),
  };
}

/** The library is fetched only where a model is set: it holds memory. */
async function createClient({ baseUrl, apiKey }: ModelSettings): Promise<OpenAI> {
  const { default: OpenAi } = await import('openai');
  return new OpenAi({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 0,
    logLevel: 'off',
    // A question goes to the server that the operator named and to no other.
    fetchOptions: { redirect: 'error' },
    fetch: limitedFetch,
  });
}

type Completion = (
  messages: readonly Message[],
  onText: (text: string) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Little freedom and no endless reply, for servers that know these settings; one that refuses them is asked without. */
const WISHES = { temperature: 0.2, max_tokens: 900 } as const;

function createCompletion(client: OpenAI, model: string): Completion {
  let wishes: Partial<typeof WISHES> = WISHES;
  const open = (messages: readonly Message[], signal: AbortSignal) =>
    client.chat.completions.create({ model, messages: [...messages], stream: true, ...wishes }, { signal });
  const openOrYield = (messages: readonly Message[], signal: AbortSignal) =>
    open(messages, signal).catch((error: unknown) => {
      if (statusOf(error) !== 400 || wishes !== WISHES) throw error;
      wishes = {};
      return open(messages, signal);
    });
  return async (messages, onText, signal) => {
    let inOnText = false;
    try {
      let isWhole = false;
      const say = withoutThoughts((text) => {
        inOnText = true;
        onText(text);
        inOnText = false;
      });
      for await (const chunk of await openOrYield(messages, signal)) {
        const { text, finished } = readChunk(chunk);
        if (text) say(text);
        isWhole ||= finished;
      }
      if (!isWhole) throw new ModelFailure('cut');
    } catch (error) {
      if (inOnText) throw error;
      throw signal.aborted ? signal.reason : failureFrom(error);
    }
  };
}

const chunkSchema = v.object({
  choices: v.array(
    v.object({
      delta: v.optional(v.object({ content: v.nullish(v.string()) })),
      finish_reason: v.nullish(v.string()),
    }),
  ),
});

/** A reply is whole when the model says that it stopped by itself. */
function readChunk(chunk: unknown): { text: string; finished: boolean } {
  const parsed = v.safeParse(chunkSchema, chunk);
  if (!parsed.success) throw new ModelFailure('garbage');
  const [choice] = parsed.output.choices;
  return { text: choice?.delta?.content ?? '', finished: choice?.finish_reason === 'stop' };
}
