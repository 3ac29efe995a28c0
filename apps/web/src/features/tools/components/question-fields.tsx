import type { Choice, Finder, Question, QuestionPart } from '@salama/content/tool-types.ts';
import { CheckList } from '../../../components/check-list.tsx';
import { RadioList } from '../../../components/radio-list.tsx';
import { type Answers, DOUBT, isAsked, NONE, partKey } from '../rules.ts';

interface QuestionFieldsProps {
  number: number;
  question: Question;
  finder: Finder;
  answers: Answers;
  /** What a method may be wished to be, for the question that asks it. */
  wishes: readonly Choice[];
  onAnswer: (key: string, chosen: string[]) => void;
}

/** One question: why it is asked, and its parts. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { number, question, finder, answers, wishes, onAnswer } = props;
  const { words, questions } = finder;
  const asked = question.parts
    .map((part, at) => ({ part, name: partKey(question, at) }))
    .filter(({ part }) => isAsked(part.only, questions, answers));
  const key = partKey(question, 0);
  const wished = answers[key] ?? [];
  return (
    <section className="border-line border-t pt-4" aria-labelledby={`ask-${question.id}`}>
      <p className="text-ink-soft text-sm">{words.question.replace('{number}', String(number))}</p>
      <h3 id={`ask-${question.id}`} className="text-lg">
        {question.ask}
      </h3>
      <p className="mt-1 mb-2 text-ink-soft text-sm">
        {words.why} {question.why}
      </p>
      <div className="flex flex-col gap-4">
        {asked.map(({ part, name }) => (
          <Part key={name} {...{ part, name, question, words, onAnswer }} chosen={answers[name] ?? []} />
        ))}
        {wishes.length > 0 && (
          <CheckList
            legend={question.ask}
            hideLegend
            choices={wishes}
            chosen={wished}
            onToggle={(value) => onAnswer(key, toggled(wished, value))}
          />
        )}
      </div>
    </section>
  );
}

interface PartProps extends Pick<QuestionFieldsProps, 'question' | 'onAnswer'> {
  part: QuestionPart;
  words: Finder['words'];
  /** Its name among the answers. */
  name: string;
  chosen: readonly string[];
}

function Part({ part, question, words, name, chosen, onAnswer }: PartProps) {
  const legend = { legend: part.legend ?? question.ask, hideLegend: part.legend === undefined };
  if (part.kind === 'one') {
    const doubt = part.doubt ? [{ id: DOUBT, text: words.doubt }] : [];
    const choices = [...part.answers, ...doubt];
    return (
      <RadioList
        {...legend}
        values={choices.map(({ id }) => id)}
        names={Object.fromEntries(choices.map(({ id, text }) => [id, text]))}
        value={chosen[0]}
        onChoose={(value) => onAnswer(name, [value])}
      />
    );
  }
  const choices = [{ id: NONE, text: words.none }, ...part.answers, { id: DOUBT, text: words.doubtSeveral }];
  return (
    <CheckList
      {...legend}
      choices={choices}
      chosen={chosen}
      onToggle={(value) => onAnswer(name, toggled(chosen, value))}
    />
  );
}

/** "None" stands alone. */
function toggled(chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((one) => one !== value);
  return value === NONE ? [NONE] : [...chosen.filter((one) => one !== NONE), value];
}
