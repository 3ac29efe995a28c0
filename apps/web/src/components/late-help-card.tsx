import { lazy, Suspense } from 'react';
import { FallbackOnFailure } from './fallback-on-failure.tsx';
import type { HelpCardProps } from './help-card.tsx';

const HelpCard = lazy(() => import('./help-card.tsx').then((module) => ({ default: module.HelpCard })));

/** A help card on a page whose first load has no room for it. Until it is here, and without it, its numbers stand alone. */
export function LateHelpCard(props: HelpCardProps) {
  const numbers = <Numbers {...props} />;
  return (
    <FallbackOnFailure fallback={numbers}>
      <Suspense fallback={numbers}>
        <HelpCard {...props} />
      </Suspense>
    </FallbackOnFailure>
  );
}

function Numbers({ help }: HelpCardProps) {
  return (
    <p className="flex flex-col gap-2">
      {help.first}
      {help.contacts.map(({ id, href, number, name }) => (
        <a key={id} href={href} className="inline-flex min-h-11 items-center">
          {number} {name}
        </a>
      ))}
    </p>
  );
}
