import type { Article } from '@salama/content/types.ts';
import { CONTACT_KINDS } from '@salama/contract/help.ts';
import { ExternalLink, MessageSquareText, Phone } from 'lucide-react';
import { SourceTitle } from '../../../components/source-title.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import type { CountryDirectory, DirectoryLine } from '../directory.ts';
import { ClinicGuide } from './clinic-guide.tsx';

export interface DirectorySheetProps {
  directories: readonly CountryDirectory[];
  guide: readonly Article[];
}

/** Every country's lines, then what a clinic is like. Rendered by the build alone; the page's filters hide parts of it. */
export function DirectorySheet({ directories, guide }: DirectorySheetProps) {
  return (
    <>
      <Countries directories={directories} />
      <div className="mt-8 flex flex-col gap-10">
        {directories.map((directory) => (
          <CountryLines key={directory.country} {...directory} />
        ))}
      </div>
      <ClinicGuide articles={guide} />
      <Forms />
    </>
  );
}

/** Without scripts nothing narrows the long page, so its countries are listed first. */
function Countries({ directories }: Pick<DirectorySheetProps, 'directories'>) {
  const messages = useMessages('directory');
  return (
    <nav aria-label={messages.everyCountry} className="without-scripts mt-6">
      <ul className="flex list-none flex-wrap gap-x-5 p-0">
        {directories.map(({ country, name }) => (
          <li key={country}>
            <a href={`#lines-${country}`} className="inline-flex min-h-11 items-center">
              {name ?? messages.world}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** And honestly, which lines nobody could confirm. */
function CountryLines({ country, name, contacts, gaps }: CountryDirectory) {
  const messages = useMessages('directory');
  const titleId = `lines-${country}`;
  return (
    <section aria-labelledby={titleId} data-lines-of={country}>
      <h2 id={titleId} className="text-xl">
        {name ?? messages.world}
      </h2>
      <ul className="mt-3 grid list-none gap-3 p-0 md:grid-cols-2">
        {contacts.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {gaps.length > 0 && country !== 'world' && (
        <div data-gaps className="mt-3 rounded-card border border-line-strong border-dashed p-4 text-sm">
          <p className="font-semibold">{messages.gaps}</p>
          <ul className="list-disc pl-5">
            {gaps.map((kind) => (
              <li key={kind} data-gap={kind}>
                {messages.kinds[kind]}
              </li>
            ))}
          </ul>
          <p className="mt-1">{messages.gapsText}</p>
        </div>
      )}
    </section>
  );
}

/** What the server fills in for a line that was corrected since: between double brackets stand the names of what it knows. */
function Forms() {
  return CONTACT_KINDS.map((kind) => (
    <template key={kind} data-line-form={kind}>
      <Line line={{ ...FORM, kind }} isCorrected />
    </template>
  ));
}

const FORM: Omit<DirectoryLine, 'kind'> = {
  ...{ id: '[[id]]', name: '[[name]]', number: '[[number]]', href: '[[href]]' },
  ...{ hours: '[[particulars]]', note: '[[note]]', ifNoAnswer: '[[ifNoAnswer]]' },
  languages: ['[[languages]]'],
  sources: [{ name: '[[source]]', url: '[[url]]' }],
  ...{ checked: '[[checked]]', confirmed: '[[confirmed]]', confirmedOn: '[[checked]]' },
  isUnconfirmed: false,
};

function Line({ line, isCorrected = false }: { line: DirectoryLine; isCorrected?: boolean }) {
  const messages = useMessages('directory');
  const { id, kind, name, number, href, languages, note, ifNoAnswer } = line;
  const particulars = [line.hours, line.cost, line.networks].filter(Boolean).join(' · ');
  const names: Record<string, string> = messages.languages;
  // A country may bring a language that no catalogue names.
  const others = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  const isText = href.startsWith('sms:');
  const Icon = isText ? MessageSquareText : Phone;
  return (
    <li
      data-line={id}
      data-kind={kind}
      className="flex flex-col gap-1.5 rounded-card bg-raised p-4 shadow-card"
    >
      <p className="text-clay text-sm">{messages.kinds[kind]}</p>
      <h3 className="font-body">{name}</h3>
      <a
        href={href}
        aria-label={`${isText ? messages.text(number) : messages.call(number)}, ${name}`}
        className="call-number"
      >
        <Icon aria-hidden="true" className="size-5" />
        {number}
      </a>
      {particulars && <p className="text-sm">{particulars}</p>}
      {languages.length > 0 && (
        <p className="text-ink-soft text-sm">
          {messages.spoken}{' '}
          {languages.map((tag) => names[tag] ?? (isCorrected ? tag : others.of(tag)) ?? tag).join(', ')}
        </p>
      )}
      {note && <p className="font-semibold text-sm">{note}</p>}
      {ifNoAnswer && (
        <p className="text-sm">
          <strong>{messages.noAnswer}</strong> {ifNoAnswer}
        </p>
      )}
      {isCorrected && <p className="text-ink-soft text-sm">{messages.corrected}</p>}
      <Origin {...line} />
    </li>
  );
}

/** Whoever reads it half a year later is told so: `old-lines.ts` shows what stands hidden here. */
function Origin({ checked, rung, confirmed, confirmedOn, isUnconfirmed, sources }: DirectoryLine) {
  const messages = useMessages('directory');
  const { common } = useMessages('shell');
  return (
    <p className="mt-auto text-ink-soft text-sm">
      <strong data-confirmed={confirmed} hidden={!isUnconfirmed} className="block text-danger-ink">
        {messages.unconfirmed(confirmedOn)}
      </strong>
      {rung && `${messages.rung(rung.on, rung.by)} `}
      {messages.checked(checked)} {messages.source}{' '}
      {sources.map(({ name, url, year }, at) => (
        <span key={url}>
          {at > 0 && '; '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            <SourceTitle>{name}</SourceTitle>
            {year && ` (${year})`}
            <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" />
            <span className="sr-only"> ({common.newTab})</span>
          </a>
        </span>
      ))}
    </p>
  );
}
