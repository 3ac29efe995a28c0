import type { Finder, MethodTable } from '@salama/content/tool-types.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { type Answers, findMethods, partKey } from '../rules.ts';
import { FinderResult } from './finder-result.tsx';
import { QuestionFields } from './question-fields.tsx';
import { ReasonList } from './reason-list.tsx';

interface MethodFinderProps {
  finder: Finder;
  table: MethodTable;
  onPrint: () => void;
}

/** Seven questions and what follows from them. The answers are nowhere but here. */
export function MethodFinder({ finder, table, onPrint }: MethodFinderProps) {
  const { words, questions } = finder;
  const [answers, setAnswers] = useState<Answers>({});
  const [isShown, setShown] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isShown) result.current?.focus();
  }, [isShown]);
  const clear = () => {
    setAnswers({});
    setShown(false);
  };
  const wishes = answers[WISHES] ?? [];
  return (
    <>
      <p className="max-w-prose font-semibold">{words.private}</p>
      <p className="mt-2 max-w-prose">{words.men}</p>
      <form
        autoComplete="off"
        className={`mt-4 flex max-w-2xl flex-col gap-6 ${isShown ? 'no-print' : ''}`}
        onSubmit={(event) => {
          event.preventDefault();
          setShown(true);
          result.current?.focus();
        }}
      >
        {questions.map((question, at) => (
          <QuestionFields
            key={question.id}
            number={at + 1}
            {...{ question, finder, answers }}
            wishes={question.parts.length === 0 ? table.wishes : []}
            onAnswer={(key, chosen) => setAnswers((before) => ({ ...before, [key]: chosen }))}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.show}</Button>
          <Button variant="secondary" onClick={clear}>
            {words.again}
          </Button>
        </div>
      </form>
      {isShown && (
        <FinderResult
          heading={result}
          found={findMethods(finder, answers)}
          {...{ finder, table, wishes, onPrint }}
        />
      )}
      <ReasonList finder={finder} table={table} isUnprinted={isShown} />
    </>
  );
}

const WISHES = partKey({ id: 'wishes' }, 0);
