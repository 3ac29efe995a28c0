import {
  changeSuggestion,
  createSuggestion,
  listSuggestions,
} from '@salama/contract/suggestions/endpoints.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import { type DangerFinder, findHelpIn } from '../../platform/help.ts';
import { change, list, type SuggestionsDependencies, send } from './service.ts';

export function bindSuggestions(
  bind: Binder,
  suggestions: SuggestionsDependencies,
  assistant: DangerFinder,
): void {
  bind(createSuggestion, ({ body, language, ...caller }) => send({ body, language, caller }, suggestions), {
    limit: 'attempt',
    findHelp: findHelpIn('suggestion', assistant),
  });

  bind(listSuggestions, async ({ query }) => ({ data: await list(query, suggestions) }));

  bind(changeSuggestion, async (call) => {
    const { params, body } = call;
    return { data: { suggestion: await change(params.id, body.state, requireActor(call), suggestions) } };
  });
}
