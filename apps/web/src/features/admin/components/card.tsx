import { type ReactNode, useId } from 'react';

interface CardProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject on the desk. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-raised p-4 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={id} className="mr-auto text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
