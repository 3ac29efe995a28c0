import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import type { CareNote } from '../care.ts';
import { keyOf } from '../days.ts';

/** What the person's own days suggest asking, with the source of each limit. */
export function CareNotes({ notes }: { notes: CareNote[] }) {
  const { care } = useMessages('keeping');
  if (notes.length === 0) return null;
  return (
    <section
      aria-labelledby="tracker-care"
      className="rounded-card border-warning border-l-4 bg-warning-soft p-5"
    >
      <h2 id="tracker-care" className="text-lg">
        {care.title}
      </h2>
      <p className="mt-2">{care.lead}</p>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
        {notes.map((note) => (
          <li key={note.kind}>
            <Note note={note} />
          </li>
        ))}
      </ul>
      {notes.some(({ kind }) => kind === 'long') && <p className="mt-3 font-semibold">{care.danger}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <PageLink to="/learn/period-problems" className={buttonClass('secondary')}>
          {care.read}
        </PageLink>
        <PageLink to="/services" className={buttonClass('secondary')}>
          {care.services}
        </PageLink>
      </div>
    </section>
  );
}

function Note({ note }: { note: CareNote }) {
  const { care } = useMessages('keeping');
  const language = useLanguage();
  const [said, why] = {
    none: () => [note.kind === 'none' && care.none(note.days), care.noneWhy],
    long: () => [
      note.kind === 'long' && care.long(note.days, formatDate(language, keyOf(note.start), 'shortDate')),
      care.longWhy,
    ],
    short: () => [note.kind === 'short' && care.short(note.count), care.shortWhy],
  }[note.kind]();
  return (
    <>
      <strong>{said}</strong> {why}
    </>
  );
}
