import { type ReactNode, use, useEffect, useState } from 'react';
import { formatDate } from '../lib/dates.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';
import { loadPageText } from '../lib/prose.ts';
import { siteValue } from '../lib/site.ts';
import { PageIntro } from './page-intro.tsx';
import { Prose } from './prose.tsx';

interface PageProseProps {
  /** The folder under `content/pages`; the route names it too, so that it is there before the page shows. */
  name: string;
  slots?: Readonly<Record<string, ReactNode>>;
  /** Under the words, with their date. */
  dated?: boolean;
  /** Between the opening and the words. */
  children?: ReactNode;
}

/** A page whose words stand under `content/pages`. */
export function PageProse({ name, slots, dated = false, children }: PageProseProps) {
  const language = useLanguage();
  const { operatorFallback, updated, readOn } = useMessages('pages');
  const [today, setToday] = useState<Date>();
  useEffect(() => setToday(new Date()), []);
  const text = use(loadPageText(name, language));
  const operator = siteValue('operator', operatorFallback);
  return (
    <>
      <PageIntro title={text.title} text={text.lead.replaceAll('{operator}', operator)} />
      {children}
      <div className="mt-8">
        <Prose blocks={text.blocks} slots={slots ?? {}} values={{ operator }} />
      </div>
      {dated && (
        <p className="mt-10 flex flex-wrap gap-x-6 border-line border-t pt-4 text-ink-soft text-sm">
          <span>
            {updated} <time dateTime={text.updated}>{formatDate(language, text.updated, 'date')}</time>
          </span>
          {today && <span>{`${readOn} ${formatDate(language, today, 'date')}`}</span>}
        </p>
      )}
    </>
  );
}
