import { ask, clearHistory, giveFeedback, history } from '@salama/contract/chat/endpoints.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import { findHelpIn } from '../../platform/help.ts';
import { recordFeedback } from './feedback.ts';
import { presentHistory } from './present.ts';
import { answerQuestion, type ChatDependencies } from './service.ts';

export function bindChat(bind: Binder, dependencies: ChatDependencies): void {
  const { assistant, conversation } = dependencies;
  const helpInComment = findHelpIn('comment', assistant);

  bind(
    ask,
    ({ body, actor, actorUnknown, language, live }) =>
      answerQuestion(
        {
          question: body.question,
          country: body.country,
          context: body.context,
          withoutModel: body.withoutModel ?? false,
          language,
          actor,
          actorUnknown,
          listener: live,
        },
        dependencies,
      ),
    {
      limit: 'chat',
      compress: true,
      findHelp: findHelpIn('question', assistant),
    },
  );

  bind(
    giveFeedback,
    async ({ body, language }) => {
      await recordFeedback(body, dependencies.feedback);
      return { data: {}, help: helpInComment(body, language) };
    },
    {
      limit: 'feedback',
      findHelp: helpInComment,
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
