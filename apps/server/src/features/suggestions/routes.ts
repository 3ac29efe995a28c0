import {
  changeSuggestion,
  createSuggestion,
  listSuggestions,
} from '@salama/contract/suggestions/endpoints.ts';
import { type DangerFinder, findHelpIn } from '../../platform/danger-in.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import type { Suggestions } from './service.ts';

export function bindSuggestions(bind: Binder, suggestions: Suggestions, assistant: DangerFinder): void {
  bind(createSuggestion, ({ body, language, ...caller }) => suggestions.send({ body, language, caller }), {
    limit: 'attempt',
    findHelp: findHelpIn('suggestion', assistant),
  });

  bind(listSuggestions, async ({ query }) => ({ data: await suggestions.list(query) }));

  bind(changeSuggestion, async (call) => {
    const { params, body } = call;
    return { data: { suggestion: await suggestions.change(params.id, body.state, requireActor(call)) } };
  });
}
