import { fetched } from '../lib/fetched.ts';
import { FetchedPart } from './fetched-part.tsx';
import type { HelpCardProps } from './help-card.tsx';

const helpCard = fetched(async () => (await import('./help-card.tsx')).HelpCard);

/** A help card on a page whose first load has no room for it. Until it is here, and without it, its numbers stand alone. */
export function LateHelpCard(props: HelpCardProps) {
  const numbers = <Numbers {...props} />;
  return (
    <FetchedPart code={helpCard} fallback={numbers} failed={numbers}>
      {(HelpCard) => <HelpCard {...props} />}
    </FetchedPart>
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
