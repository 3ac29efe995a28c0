import { MessageCircleQuestion, MessagesSquare, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { ExternalLink } from '../../../components/external-link.tsx';
import { IfSet } from '../../../components/if-set.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { siteValue } from '../../../lib/site.ts';

/** The first screen: what this is, and the ways in. Beside it an example. */
export function Hero({ children }: { children: ReactNode }) {
  const { title, lead, ask, community, bot } = useMessages('home');
  return (
    <section className="page grid items-center gap-10 pt-8! lg:grid-cols-[1.15fr_1fr] lg:py-16!">
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className="mt-5 max-w-prose text-lg">{lead}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <PageLink to="/chat" className={buttonClass('primary', 'min-h-14 grow px-7 text-lg sm:grow-0')}>
            <MessageCircleQuestion aria-hidden="true" className="size-5" />
            {ask}
          </PageLink>
          <PageLink to="/community" className={buttonClass('secondary', 'min-h-14 grow sm:grow-0')}>
            <UsersRound aria-hidden="true" className="size-5" />
            {community}
          </PageLink>
          <IfSet name="bot">
            <ExternalLink href={siteValue('bot')} className={buttonClass('quiet', 'min-h-14 grow sm:grow-0')}>
              <MessagesSquare aria-hidden="true" className="size-5" />
              {bot}
            </ExternalLink>
          </IfSet>
        </div>
      </div>
      {children}
    </section>
  );
}
