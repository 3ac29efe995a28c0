import { isCountry } from '@salama/contract/country.ts';
import {
  changeSuggestion,
  createSuggestion,
  listSuggestions,
} from '@salama/contract/suggestions/endpoints.ts';
import { type Binder, requireActor } from '../../platform/endpoint-binding.ts';
import type { BoxAssistant, Suggestions } from './service.ts';

/** Longer than any suggestion that is accepted; danger is looked for in refused ones too, but not without end. */
const LONGEST_CHECKED = 4_000;

export function bindSuggestions(bind: Binder, suggestions: Suggestions, assistant: BoxAssistant): void {
  bind(createSuggestion, ({ body, language, ...caller }) => suggestions.send({ body, language, caller }), {
    limit: 'attempt',
    findHelp: ({ suggestion, country }, language) =>
      typeof suggestion === 'string'
        ? assistant.danger(suggestion.slice(0, LONGEST_CHECKED), {
            language,
            country: isCountry(country) ? country : undefined,
          })
        : undefined,
  });

  bind(listSuggestions, async ({ query }) => ({ data: await suggestions.list(query) }));

  bind(changeSuggestion, async (call) => {
    const { params, body } = call;
    return { data: { suggestion: await suggestions.change(params.id, body.state, requireActor(call)) } };
  });
}
