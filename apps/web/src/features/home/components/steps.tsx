import { useMessages } from '../../../lib/messages.tsx';

export function Steps() {
  const { stepsTitle, steps } = useMessages('landing');
  return (
    <section className="page">
      <h2 className="text-2xl">{stepsTitle}</h2>
      <ol className="mt-6 grid list-none gap-8 p-0 md:grid-cols-3">
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
    </section>
  );
}
