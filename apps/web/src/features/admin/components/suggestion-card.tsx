import {
  SUGGESTION_STATES,
  type Suggestion,
  type SuggestionState,
} from '@salama/contract/suggestions/schemas.ts';
import { useState } from 'react';
import { Select } from '../../../components/select.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Badge } from './user-row.tsx';

/** In characters: enough to tell one suggestion from another. */
const SHORT = 40;

interface SuggestionCardProps {
  suggestion: Suggestion;
  onMark: (id: string, state: SuggestionState) => Promise<void>;
}

export function SuggestionCard({ suggestion, onMark }: SuggestionCardProps) {
  const { suggestions: texts } = useMessages('admin');
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const { _id, type, state, lang, createdAt, changed } = suggestion;
  const words = suggestion.suggestion;
  const mark = async (next: SuggestionState) => {
    setBusy(true);
    await onMark(_id, next);
    setBusy(false);
  };
  return (
    <article className="flex flex-col gap-3 rounded-card bg-paper p-4 sm:p-5">
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge tone={state === 'new' ? 'strong' : 'plain'}>{texts.types[type]}</Badge>
        {formatDate(language, createdAt, 'date')}
      </p>
      <p lang={lang} className="whitespace-pre-line wrap-anywhere">
        {words}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Select
          label={texts.stateOf(Array.from(words).slice(0, SHORT).join(''))}
          place="hidden"
          value={state}
          disabled={isBusy}
          options={SUGGESTION_STATES.map((value) => ({ value, label: texts.states[value] }))}
          onChoose={(next) => void mark(next)}
        />
        {changed && (
          <span className="text-ink-soft text-sm">
            {texts.changed(changed.by, formatDate(language, changed.at, 'shortDate'))}
          </span>
        )}
      </div>
    </article>
  );
}
