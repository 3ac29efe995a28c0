import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { ChevronDown, Phone } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { ArticleView } from '../article.ts';

/**
 * Who can be called, above an article whose topic is danger: one line until it is pressed, so that who came to read is not
 * shouted at and who needs it finds it first. Inside, the boot script opens the country that the person has chosen.
 */
export function HelpLines({ lines }: Pick<ArticleView, 'lines'>) {
  const messages = useMessages('learning').article;
  return (
    <details className="topic mt-6 rounded-card border-2 border-danger bg-danger-soft px-4 open:pb-4">
      <summary className="flex min-h-12 items-center gap-3 text-danger-ink">
        <Phone aria-hidden="true" className="size-5 shrink-0" />
        <h2 className="grow text-lg">{messages.helpTitle}</h2>
        <ChevronDown aria-hidden="true" className="topic-arrow no-print size-5 shrink-0" />
      </summary>
      <p>{messages.helpText}</p>
      <a href={`tel:${EMERGENCY_NUMBER}`} className={buttonClass('danger', 'mt-3')}>
        <Phone aria-hidden="true" className="size-5" />
        {messages.call(EMERGENCY_NUMBER)}
      </a>
      <p className="mt-4 font-semibold">{messages.helpCountries}</p>
      {lines.map((country) => (
        <Country key={country.country} {...country} />
      ))}
    </details>
  );
}

function Country({ country, name, contacts }: ArticleView['lines'][number]) {
  return (
    <details name="help-country" data-country={country} className="topic border-line-strong border-t">
      <summary className="flex min-h-11 items-center justify-between font-semibold">
        {name}
        <ChevronDown aria-hidden="true" className="topic-arrow size-5" />
      </summary>
      <ul className="list-none p-0 pb-3">
        {contacts.map(({ id, href, number, name: line, hours, cost }) => (
          <li key={id}>
            <a href={href} className="flex min-h-11 flex-wrap items-center gap-x-3 py-1 no-underline">
              <span className="font-bold underline">{number}</span>
              <span className="text-ink">{[line, hours, cost].filter(Boolean).join(' · ')}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
