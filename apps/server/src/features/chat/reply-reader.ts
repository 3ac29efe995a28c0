import { type Choice, NONE } from '@salama/assistant/reading/choice.ts';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { SECOND } from '../../platform/clock.ts';
import { describeFailure } from '../../platform/errors.ts';
import { removeIdentifiers } from './identifiers.ts';
import { ModelFailure } from './model-failure.ts';
import type { Model } from './model-gateway.ts';
import { choiceForm, composeChoicePrompt } from './reading-prompt.ts';
import type { Answer, Assistant, AssistantQuestion } from './types.ts';

/** Lets a language model choose among what the library says: its words are seen by nobody. */
export interface ReplyReader {
  /** The reply that the model chose; `found` wherever it may not read, is away, slow, or chooses what is not there. */
  read(asked: AssistantQuestion, found: Answer, gone: AbortSignal): Promise<Answer>;
}

export interface ReaderDependencies {
  model: Model;
  assistant: Pick<Assistant, 'reading' | 'danger'>;
  logger: Pick<FastifyBaseLogger, 'warn'>;
  /** The model runs neither here nor in a private network: it gets no conversation in which somebody was in danger. */
  isElsewhere: boolean;
  /** Ends what is awaited when the server stops. */
  stopping: AbortSignal;
  /** Milliseconds. */
  patience?: number;
}

/** The library's answer is there within five seconds. */
const PATIENCE = 4.5 * SECOND;
/** Characters of an answer that is only ids and numbers. */
const LONGEST_CHOICE = 2_000;

const choiceSchema = v.strictObject({
  pick: v.string(),
  sentences: v.optional(v.array(v.number()), []),
  danger: v.optional(v.string(), NONE),
  words: v.optional(v.string(), ''),
});

/** A model's answer that is no choice. Holds nothing of it. */
class NoChoice extends Error {}

export function createReplyReader(dependencies: ReaderDependencies): ReplyReader {
  const { model, assistant, logger, isElsewhere, stopping, patience = PATIENCE } = dependencies;

  async function choose(asked: AssistantQuestion, found: Answer, signal: AbortSignal): Promise<Answer> {
    const reading = assistant.reading(asked, found);
    if (!reading) return found;
    const { candidates } = reading;
    const said = (asked.context?.said ?? []).filter((text) => !assistant.danger(text, asked));
    const prompt = composeChoicePrompt({
      message: removeIdentifiers(asked.question),
      said: said.map(removeIdentifiers),
      candidates,
    });
    const choice = choiceIn(await model.choose(prompt, choiceForm(candidates), signal));
    if (choice.pick === NONE && choice.danger === NONE) return found;
    const reply = reading.readAs(choice);
    if (!reply) throw new NoChoice('impossible');
    return { ...reply, facts: found.facts };
  }

  return {
    async read(asked, found, gone) {
      if (isElsewhere && asked.context?.warned) return found;
      const late = deadline(patience);
      try {
        return await choose(asked, found, AbortSignal.any([late.signal, gone, stopping]));
      } catch (error) {
        if (!gone.aborted)
          logger.warn({ reason: reasonOf(error) }, 'the embedded reading answers instead of the model');
        return found;
      } finally {
        late.stop();
      }
    },
  };
}

function deadline(patience: number) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new ModelFailure('timeout')), patience);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

/** Some models put a fence around what they write. */
function choiceIn(text: string): Choice {
  if (text.length > LONGEST_CHOICE) throw new NoChoice('endless');
  const bare = text.trim().replace(/^```(?:json)?\s*|\s*```$/g, '');
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), choiceSchema), bare);
  if (!parsed.success) throw new NoChoice('no choice');
  return parsed.output;
}

function reasonOf(error: unknown): string {
  if (error instanceof NoChoice) return error.message;
  return error instanceof ModelFailure ? error.trouble : describeFailure(error).name;
}
