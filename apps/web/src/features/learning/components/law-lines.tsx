import { CountrySelect } from '../../../components/country-select.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { LAW_PATH, type LawSlot } from '../law.ts';

/**
 * Under a passage: what the law of the reader's country says of it. `lib/country-rows.ts` fills it from that country's own
 * page, so an article carries no country; without scripts there is the way to all of them.
 */
export function LawLines({ slots }: { slots: readonly LawSlot[] }) {
  const { law } = useMessages('learning');
  return (
    <div className="law-lines mt-4 rounded-card bg-sunken p-4">
      <CountrySelect data-country-choice label={law.where} none={law.choose} />
      {slots.map(({ topic, name, lengths }) => (
        <div key={topic} hidden data-country-row={topic} data-lengths={JSON.stringify(lengths)}>
          {slots.length > 1 && <p className="mt-3 font-semibold">{name}</p>}
          <div data-row />
        </div>
      ))}
      <PageLink to={LAW_PATH} data-country-page className="inline-flex min-h-11 items-center text-sm">
        {law.every}
      </PageLink>
    </div>
  );
}
