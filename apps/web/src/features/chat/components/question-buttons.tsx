/** Questions to tap: the six to begin with, or what one may ask next. */
export function QuestionButtons({
  label,
  questions,
  onAsk,
  isDisabled,
  layout,
}: {
  label: string;
  questions: readonly string[];
  onAsk: (question: string) => void;
  isDisabled: boolean;
  /** `row` scrolls sideways in the small widget. */
  layout: 'grid' | 'row' | 'list';
}) {
  return (
    <ul aria-label={label} className={`list-none p-0 ${LAYOUTS[layout]}`}>
      {questions.map((question) => (
        <li key={question} className={layout === 'row' ? 'w-56 shrink-0 snap-start' : ''}>
          <button
            type="button"
            disabled={isDisabled}
            onClick={() => onAsk(question)}
            className="h-full min-h-11 w-full rounded-field border border-line-strong bg-raised px-4 py-2.5 text-left font-medium text-brand-ink leading-snug hover:bg-brand-soft disabled:cursor-not-allowed disabled:opacity-60"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

const LAYOUTS = {
  grid: 'grid gap-2.5 sm:grid-cols-2',
  row: 'flex snap-x gap-2 overflow-x-auto pb-2',
  list: 'flex flex-col items-start gap-2',
};
