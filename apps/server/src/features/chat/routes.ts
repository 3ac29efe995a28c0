import { ask, clearHistory, history } from '@salama/contract/chat/endpoints.ts';
import { isCountry } from '@salama/contract/country.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import { presentHistory } from './present.ts';
import { answerQuestion, type ChatDependencies } from './service.ts';

/** Longer than any message that is accepted; danger is looked for in refused ones too, but not without end. */
const LONGEST_CHECKED = 4_000;

export function bindChat(bind: Binder, dependencies: ChatDependencies): void {
  const { assistant, conversation } = dependencies;

  bind(
    ask,
    ({ body, actor, actorUnknown, language }) =>
      answerQuestion(
        {
          question: body.question,
          country: body.country,
          context: body.context,
          language,
          actor,
          actorUnknown,
        },
        dependencies,
      ),
    {
      limit: 'chat',
      findHelp: (body, language) =>
        typeof body['question'] === 'string'
          ? assistant.danger(body['question'].slice(0, LONGEST_CHECKED), {
              language,
              country: isCountry(body['country']) ? body['country'] : undefined,
            })
          : undefined,
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
