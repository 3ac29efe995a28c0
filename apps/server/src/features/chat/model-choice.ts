import type OpenAI from 'openai';
import * as v from 'valibot';
import { failureFrom, ModelFailure, statusOf } from './model-failure.ts';
import type { Message } from './model-message.ts';
import { withoutThoughts } from './without-thoughts.ts';

/** A JSON Schema. */
export type JsonForm = Record<string, unknown>;

/** The same message gets the same answer, and no endless one. */
const SHORT = { temperature: 0, max_tokens: 120 } as const;
/** Statuses with which servers refuse a wish that they do not know. */
const UNKNOWN_WISH: ReadonlySet<number | undefined> = new Set([400, 422]);

const answerSchema = v.object({
  choices: v.array(
    v.object({ message: v.object({ content: v.nullish(v.string()) }), finish_reason: v.nullish(v.string()) }),
  ),
});

/** What is wished for, the strictest first: a server that refuses one is asked for the next, from then on always. */
function wishesFor(form: JsonForm) {
  const schema = { name: 'choice', strict: true, schema: form };
  return [
    { ...SHORT, response_format: { type: 'json_schema' as const, json_schema: schema } },
    { ...SHORT, response_format: { type: 'json_object' as const } },
    SHORT,
    {},
  ];
}

export function createChoosing(client: OpenAI, model: string) {
  let strictest = 0;

  async function ask(messages: readonly Message[], form: JsonForm, signal: AbortSignal): Promise<unknown> {
    const wishes = wishesFor(form);
    for (;;) {
      const tried = strictest;
      const body = { model, messages: [...messages], stream: false as const, ...wishes[tried] };
      try {
        return await client.chat.completions.create(body, { signal });
      } catch (error) {
        if (!UNKNOWN_WISH.has(statusOf(error)) || tried >= wishes.length - 1) throw error;
        strictest = Math.max(strictest, tried + 1);
      }
    }
  }

  return async (messages: readonly Message[], form: JsonForm, signal: AbortSignal): Promise<string> => {
    try {
      return wholeOf(await ask(messages, form, signal));
    } catch (error) {
      throw signal.aborted ? signal.reason : failureFrom(error);
    }
  };
}

/** An answer is whole when the model says that it stopped by itself. */
function wholeOf(answer: unknown): string {
  const parsed = v.safeParse(answerSchema, answer);
  const [choice] = parsed.success ? parsed.output.choices : [];
  if (!choice) throw new ModelFailure('garbage');
  if (choice.finish_reason !== 'stop') throw new ModelFailure('cut');
  let text = '';
  withoutThoughts((part) => {
    text += part;
  })(choice.message.content ?? '');
  return text;
}
