import { type Country, EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { localPath } from '@salama/contract/language.ts';
import { Phone } from 'lucide-react';
import { use, useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { PrerenderedText } from '../../../components/prerendered-text.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { loadText } from '../../../lib/prerendered-text.ts';
import { today } from '../../../lib/today.ts';
import { showLines } from '../filter.ts';
import type { Need } from '../needs.ts';
import { markOldLines } from '../old-lines.ts';
import { Filters } from './filters.tsx';
import { Onward } from './onward.tsx';

/** Whom to call, by country and need; then what one may expect at a clinic. Whole without scripts. */
export function ServicesScreen({ country }: { country: Country | undefined }) {
  const messages = useMessages('directory');
  const [need, setNeed] = useState<Need>();
  return (
    <div className="page pt-8!">
      <h1 tabIndex={-1} className="text-3xl">
        {messages.title}
      </h1>
      <p className="mt-3 max-w-prose text-lg">{messages.lead}</p>
      <Danger hasCountry={country !== undefined} />
      <Filters need={need} onNeed={setNeed} />
      <Lines country={country} need={need} />
      <Onward />
    </div>
  );
}

/** A chosen country's own emergency number stands first among its lines: it is not 112 everywhere. */
function Danger({ hasCountry }: { hasCountry: boolean }) {
  const messages = useMessages('directory');
  return (
    <section
      aria-labelledby="danger-title"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border-2 border-danger bg-danger-soft p-4"
    >
      <div className="min-w-0 grow basis-60">
        <h2 id="danger-title" className="text-danger-ink text-lg">
          {messages.danger}
        </h2>
        <p>{messages.dangerText}</p>
      </div>
      {!hasCountry && (
        <a href={`tel:${EMERGENCY_NUMBER}`} className={buttonClass('danger', 'min-h-14 text-lg')}>
          <Phone aria-hidden="true" className="size-5" />
          {messages.call(EMERGENCY_NUMBER)}
        </a>
      )}
    </section>
  );
}

/** The build wrote every line into this page, once; the choices hide what was not asked for. */
function Lines({ country, need }: { country: Country | undefined; need: Need | undefined }) {
  const messages = useMessages('directory');
  const address = localPath(useLanguage(), '/services');
  const html = use(loadText(address));
  const place = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is filtered anew
  useLayoutEffect(() => {
    const count = place.current ? showLines(place.current, country, need) : 0;
    if (place.current) markOldLines(place.current, today());
    if (status.current) status.current.textContent = messages.lines(count);
  }, [country, need, html]);
  if (html === null) return null;
  return (
    <>
      <p ref={status} role="status" className="scripts-only mt-6 text-ink-soft text-sm" />
      <div ref={place}>
        <PrerenderedText key={address} {...{ address, html }} />
      </div>
    </>
  );
}
