import type { Contact, Help } from '@salama/contract/help.ts';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMessages } from '../lib/messages.tsx';
import { SteadyMarkdown } from './steady-markdown.tsx';

interface HelpCardProps {
  /** `text` is empty where the words above the card say it already. */
  help: Help;
  /** It has been read out before and is silent now. */
  isAnnounced?: boolean;
  onAnnounced?: () => void;
}

/** Help for a person in danger: first the numbers to tap, then what to do. Read out once. */
export function HelpCard({ help, isAnnounced = false, onAnnounced }: HelpCardProps) {
  const { helpCard } = useMessages('shell');
  const [isAlert] = useState(!isAnnounced);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is announced once, when it appears
  useEffect(() => onAnnounced?.(), []);
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className="flex flex-col gap-3 rounded-card border-2 border-danger bg-danger-soft p-4 text-ink"
    >
      <p className="font-bold text-danger-ink text-lg">{help.text ? helpCard.title : helpCard.numbers}</p>
      {help.contacts.length > 0 && (
        <ul className="flex list-none flex-col gap-2 p-0">
          {help.contacts.map((contact) => (
            <li key={contact.id}>
              <CallLink contact={contact} />
            </li>
          ))}
        </ul>
      )}
      {help.text && <SteadyMarkdown text={help.text} />}
    </div>
  );
}

function CallLink({ contact }: { contact: Contact }) {
  const { helpCard } = useMessages('shell');
  const particulars = [contact.hours, contact.cost].filter(Boolean).join(' · ');
  return (
    <a
      href={contact.href}
      className="flex min-h-14 items-center gap-3 rounded-field bg-raised px-4 py-2 text-ink no-underline shadow-card hover:bg-paper"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-danger text-on-danger">
        <Phone aria-hidden="true" className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="sr-only">{helpCard.call} </span>
        <span className="block font-bold text-lg leading-tight">{contact.number}</span>
        <span className="block text-sm">{contact.name}</span>
        {particulars && <span className="block text-ink-soft text-sm">{particulars}</span>}
      </span>
    </a>
  );
}
