import { ChevronDown } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { QuizStatement } from '../article.ts';

/**
 * Three statements at the end of a page, each folding out into what is so. With scripts (`play.ts`) one may guess first. Nothing
 * is stored, nothing sent. Rendered by the build alone.
 */
export function QuizPart({ statements }: { statements: readonly QuizStatement[] }) {
  const { quiz } = useMessages('play');
  return (
    <section
      aria-labelledby="quiz-title"
      data-play="quiz"
      data-right={quiz.right}
      data-wrong={quiz.wrong}
      data-count={quiz.count(statements.length)}
      className="no-print mt-12 border-line border-t pt-8"
    >
      <h2 id="quiz-title" className="text-xl">
        {quiz.title}
      </h2>
      <p className="mt-2 text-ink-soft text-sm">{quiz.lead}</p>
      <ol className="mt-4 flex list-none flex-col gap-4 p-0">
        {statements.map((statement) => (
          <Statement key={statement.says} {...statement} />
        ))}
      </ol>
      <div>
        <p role="status" className="mt-4 font-semibold" />
      </div>
    </section>
  );
}

function Statement({ truth, says, why, of }: QuizStatement) {
  const { quiz } = useMessages('play');
  return (
    <li data-truth={truth} className="rounded-card bg-raised p-4 shadow-card">
      <p className="text-lg">{says}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would say more than two buttons need */}
      <div role="group" aria-label={says} className="scripts-only mt-3 flex flex-wrap gap-3">
        <Answer means="fact">{quiz.fact}</Answer>
        <Answer means="myth">{quiz.myth}</Answer>
      </div>
      <p role="status" className="mt-2 font-semibold" />
      <details className="topic">
        <summary className="flex min-h-11 items-center justify-between gap-3 text-brand-ink">
          {quiz.show}
          <ChevronDown aria-hidden="true" className="topic-arrow size-5 shrink-0" />
        </summary>
        <p>
          <strong>{truth === 'fact' ? quiz.isFact : quiz.isMyth}</strong> {why}
        </p>
        <p className="mt-1 text-sm">
          {quiz.more}{' '}
          <a href={`#${of.id}`} className="inline-block py-1">
            {of.heading}
          </a>
        </p>
      </details>
    </li>
  );
}

function Answer({ means, children }: { means: QuizStatement['truth']; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={false}
      data-answer={means}
      className={buttonClass('secondary', 'grow aria-pressed:bg-brand-soft aria-pressed:text-brand-ink')}
    >
      {children}
    </button>
  );
}
