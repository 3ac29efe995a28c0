import { Fold } from '../../../components/fold.tsx';
import { useMessages } from '../../../lib/messages.tsx';

export function Steps() {
  const { stepsTitle, steps } = useMessages('landing');
  return (
    <Fold title={stepsTitle}>
      <ol className="mt-3 grid list-none gap-8 p-0 md:grid-cols-3">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="border-sun border-t-4 pt-4">
            <p aria-hidden="true" className="font-bold font-display text-2xl text-clay">
              {at + 1}
            </p>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </Fold>
  );
}
