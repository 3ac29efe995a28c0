import { CircleCheck, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Fold } from '../../../components/fold.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { lazyApi } from '../../../lib/lazy-api.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import type { Impact } from '../api.ts';

const callImpact = lazyApi(() => import('../api.ts'));

const FIGURES = ['private', 'support', 'providers', 'questions'] as const;

/** The figures with their marks, each with its truth beside it; goals with the real count. */
export function ImpactFigures() {
  const { impactTitle, impactLead, whatWeKeep } = useMessages('landing');
  const truths = useTruths();
  return (
    <Fold title={impactTitle}>
      <p>{impactLead}</p>
      <ul className="mt-6 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-4">
        {FIGURES.map((name) => (
          <Figure key={name} name={name} truth={truths[name]} />
        ))}
      </ul>
      <p className="mt-5">
        <PageLink to="/privacy-policy" className="inline-flex min-h-11 items-center">
          {whatWeKeep}
        </PageLink>
      </p>
    </Fold>
  );
}

function Figure({ name, truth }: { name: (typeof FIGURES)[number]; truth: string }) {
  const { figures, completed, inProgress } = useMessages('landing');
  const { figure, label } = figures[name];
  const isDone = name === 'private' || name === 'support';
  const Icon = isDone ? CircleCheck : Hourglass;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-raised p-5 shadow-card">
      <p
        className={`flex w-fit max-w-full items-center gap-1.5 rounded-pill wrap-anywhere px-3 py-1 font-semibold text-sm ${isDone ? 'bg-success-soft text-success' : 'bg-sun-soft text-ink'}`}
      >
        <Icon aria-hidden="true" className="size-4" />
        {isDone ? completed : inProgress}
      </p>
      <h3>
        <span className="block text-2xl">{figure}</span>
        <span className="block text-lg">{label}</span>
      </h3>
      <p>{truth}</p>
    </li>
  );
}

/** Fetched once the figures are near; without a network the goals say so instead of a number. */
function useTruths(): Record<(typeof FIGURES)[number], string> {
  const { figures } = useMessages('landing');
  const language = useLanguage();
  const [impact, setImpact] = useState<Impact>();
  useEffect(() => {
    let isGone = false;
    void fetchImpact().then((found) => !isGone && setImpact(found));
    return () => {
      isGone = true;
    };
  }, []);
  const count = (number: number) => new Intl.NumberFormat(language).format(number);
  const questions = (answered: number | undefined) => {
    if (answered === undefined) return figures.questions.unknown;
    return answered === 0 ? figures.questions.none : figures.questions.truth(count(answered));
  };
  return {
    private: figures.private.truth,
    support: figures.support.truth,
    providers: impact ? figures.providers.truth(count(impact.servicesListed)) : figures.providers.unknown,
    questions: questions(impact?.questionsAnswered),
  };
}

async function fetchImpact(): Promise<Impact | undefined> {
  const outcome = await callImpact((api) => api.read());
  return outcome.ok ? outcome.data : undefined;
}
