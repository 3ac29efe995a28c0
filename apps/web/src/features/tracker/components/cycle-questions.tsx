import { Button } from '../../../components/button.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { keyOf } from '../days.ts';
import { ANSWERS, type Answer } from '../settings.ts';
import { trackerActions } from '../state.ts';
import { cyclePlace, type Statistics, spottingPlace } from '../statistics.ts';

/** More at once would be an examination. */
const MOST = 3;

interface Question {
  place: string;
  kind: 'long' | 'short' | 'spotting';
  from: number;
  length: number;
}

/** Asks about what looks unusual instead of guessing; the answer decides whether it counts. */
export function CycleQuestions({
  statistics,
  answers,
}: {
  statistics: Statistics;
  answers: Record<string, Answer>;
}) {
  const { ask } = useMessages('tracker');
  const questions = questionsOf(statistics, answers);
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="tracker-ask" className="rounded-card bg-sun-soft p-5">
      <h2 id="tracker-ask" className="text-lg">
        {ask.title}
      </h2>
      <p className="mt-1 text-sm">{ask.lead}</p>
      <ul className="mt-3 flex list-none flex-col gap-4 p-0">
        {questions.map((question) => (
          <li key={question.place}>
            <Asked question={question} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Asked({ question: { place, kind, from, length } }: { question: Question }) {
  const { ask } = useMessages('tracker');
  const language = useLanguage();
  const short = (day: number) => formatDate(language, keyOf(day), 'shortDate');
  const said =
    kind === 'spotting' ? ask.spotting(short(from)) : ask[kind](short(from), short(from + length), length);
  const texts: Partial<Record<Answer, string>> = ask.answers[kind];
  return (
    <>
      <p>{said}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {ANSWERS.filter((answer) => texts[answer]).map((answer) => (
          <Button key={answer} variant="secondary" onClick={() => void keep(place, answer)}>
            {texts[answer]}
          </Button>
        ))}
      </div>
    </>
  );
}

function keep(place: string, answer: Answer): Promise<boolean> {
  return trackerActions().settle((settings) => ({
    ...settings,
    answers: { ...settings.answers, [place]: answer },
  }));
}

/** The newest first. */
function questionsOf({ cycles, periods }: Statistics, answers: Record<string, Answer>): Question[] {
  const unusual = cycles.flatMap((cycle): Question[] => {
    const { start: from, length, leftOut: kind } = cycle;
    return kind === 'long' || kind === 'short' ? [{ place: cyclePlace(cycle), kind, from, length }] : [];
  });
  const slight = periods
    .filter(({ isSpotting, start }) => isSpotting && !answers[spottingPlace(start)])
    .map(
      ({ start }): Question => ({ place: spottingPlace(start), kind: 'spotting', from: start, length: 1 }),
    );
  return [...unusual, ...slight].sort((a, b) => b.from - a.from).slice(0, MOST);
}
