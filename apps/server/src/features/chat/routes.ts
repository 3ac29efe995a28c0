import { ask, clearHistory, giveFeedback, history } from '@salama/contract/chat/endpoints.ts';
import { isCountry } from '@salama/contract/country.ts';
import type { Help } from '@salama/contract/help.ts';
import type { Language } from '@salama/contract/language.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import type { Assistant } from './assistant.ts';
import { recordFeedback } from './feedback.ts';
import { presentHistory } from './present.ts';
import { answerQuestion, type ChatDependencies } from './service.ts';

/** Longer than any message that is accepted; danger is looked for in refused ones too, but not without end. */
const LONGEST_CHECKED = 4_000;

export function bindChat(bind: Binder, dependencies: ChatDependencies): void {
  const { assistant, conversation } = dependencies;

  bind(
    ask,
    ({ body, actor, actorUnknown, language, live }) =>
      answerQuestion(
        { question: body.question, country: body.country, language, actor, actorUnknown, listener: live },
        dependencies,
      ),
    {
      limit: 'chat',
      findHelp: (body, language) => dangerIn(body['question'], body, language, assistant),
    },
  );

  bind(
    giveFeedback,
    async ({ body, actor, visitor, language }) => {
      await recordFeedback(body, { actor, visitor }, dependencies.feedback);
      return { data: {}, help: dangerIn(body.comment, body, language, assistant) };
    },
    {
      limit: 'feedback',
      findHelp: (body, language) => dangerIn(body['comment'], body, language, assistant),
    },
  );

  bind(history, async (call) => {
    return { data: presentHistory(await conversation.read(requireActor(call))) };
  });

  bind(clearHistory, async (call) => {
    await conversation.clear(requireActor(call));
    return { data: {} };
  });
}

function dangerIn(
  text: unknown,
  { country }: Record<string, unknown>,
  language: Language,
  assistant: Assistant,
): Help | undefined {
  if (typeof text !== 'string') return undefined;
  const asker = { language, country: isCountry(country) ? country : undefined };
  return assistant.danger(text.slice(0, LONGEST_CHECKED), asker);
}
