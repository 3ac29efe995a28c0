import type { Country } from '@salama/contract/country.ts';
import type { Contact, Help } from '@salama/contract/help.ts';
import { MessageSquareText, Phone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { chooseCountry, useCountry } from '../lib/country.ts';
import { useLocalHelp } from '../lib/local-help.ts';
import { useMessages } from '../lib/messages.tsx';
import { Markdown } from './markdown.tsx';

export interface HelpCardProps {
  /** `text` is empty where the words above the card say it already. */
  help: Help;
  /** It has been read out before and is silent now. */
  isAnnounced?: boolean;
  onAnnounced?: () => void;
}

/**
 * Help for a person in danger: where to go or the numbers to tap, the countries where none is chosen, then what to do.
 * Read out once.
 */
export function HelpCard({ help: sent, isAnnounced = false, onAnnounced }: HelpCardProps) {
  const { helpCard } = useMessages('shell');
  const { help = sent } = useLocalHelp(sent);
  const [isAlert] = useState(!isAnnounced);
  const { asks, lines, choose } = useCountryChoice(sent, help);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is announced once, when it appears
  useEffect(() => onAnnounced?.(), []);
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="flex flex-col gap-3 rounded-card border-2 border-danger bg-danger-soft p-4 text-ink"
    >
      <p className="font-bold text-danger-ink text-lg">
        {help.first ?? (help.text ? helpCard.title : helpCard.numbers)}
      </p>
      {help.contacts.length > 0 && (
        <ul ref={lines} className="flex list-none flex-col gap-2 p-0">
          {help.contacts.map((contact) => (
            <li key={contact.id}>
              <CallLink contact={contact} />
            </li>
          ))}
        </ul>
      )}
      {asks && <CountryRow onChoose={choose} />}
      {help.text && <Markdown text={help.text} />}
    </div>
  );
}

/** A card that came without a country asks for it, and keeps asking: the first tap may have been a slip. */
function useCountryChoice(sent: Help, shown: Help) {
  const isKnown = useCountry(({ country }) => country !== undefined);
  const [asks] = useState(!isKnown && sent.origin !== undefined && !sent.country);
  const lines = useRef<HTMLUListElement>(null);
  const hasChosen = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines of the chosen country have come
  useEffect(() => {
    if (hasChosen.current) lines.current?.querySelector('a')?.focus();
    hasChosen.current = false;
  }, [shown]);
  const choose = (country: Country) => {
    hasChosen.current = true;
    chooseCountry(country);
  };
  return { asks, lines, choose };
}

function CountryRow({ onChoose }: { onChoose: (country: Country) => void }) {
  const { helpCard, countries } = useMessages('shell');
  const chosen = useCountry(({ country }) => country);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{helpCard.where}</legend>
      <div className="flex flex-wrap gap-2">
        {countries.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === chosen}
            onClick={() => onChoose(code)}
            className={`min-h-11 rounded-pill border px-3 font-semibold text-sm ${code === chosen ? 'border-danger bg-danger text-on-danger' : 'border-line-strong bg-raised text-ink hover:bg-paper'}`}
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function CallLink({ contact }: { contact: Contact }) {
  const { helpCard } = useMessages('shell');
  const isText = contact.href.startsWith('sms:');
  const Icon = isText ? MessageSquareText : Phone;
  const particulars = [isText && helpCard.sms, contact.hours, contact.cost, contact.networks]
    .filter(Boolean)
    .join(' · ');
  return (
    <a
      href={contact.href}
      className="flex min-h-14 items-center gap-3 rounded-field bg-raised px-4 py-2 text-ink no-underline shadow-card hover:bg-paper"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-danger text-on-danger">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="sr-only">{isText ? helpCard.text : helpCard.call} </span>
        <span className="block font-bold text-lg leading-tight">{contact.number}</span>
        <span className="block text-sm">{contact.name}</span>
        {particulars && <span className="block text-ink-soft text-sm">{particulars}</span>}
        {contact.note && <span className="block text-sm">{contact.note}</span>}
      </span>
    </a>
  );
}
