import { BookOpen, MessageCircleQuestion, MessagesSquare, Phone, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { ExternalLink } from '../../../components/external-link.tsx';
import { IfSet } from '../../../components/if-set.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { WhereOn } from '../../../components/where-on.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { siteValue } from '../../../lib/site.ts';

/** The first screen: what this is, and to ask, to be helped, to read. Beside it an example. */
export function Hero({ children }: { children: ReactNode }) {
  const { title, lead, ask, help, read, community, bot } = useMessages('home');
  return (
    <section className="page grid items-center gap-6 pt-6! pb-6! lg:grid-cols-[1.15fr_1fr] lg:py-16!">
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className="mt-3 max-w-prose">{lead}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <PageLink to="/chat" className={buttonClass('primary', 'min-h-14 w-full px-7 text-lg sm:w-auto')}>
            <MessageCircleQuestion aria-hidden="true" className="size-5" />
            {ask}
          </PageLink>
          <PageLink to="/services" className={buttonClass('secondary', 'grow sm:grow-0')}>
            <Phone aria-hidden="true" className="size-5" />
            {help}
          </PageLink>
          <PageLink to="/learn" className={buttonClass('secondary', 'grow sm:grow-0')}>
            <BookOpen aria-hidden="true" className="size-5" />
            {read}
          </PageLink>
          <WhereOn place="/community">
            <PageLink to="/community" className={buttonClass('quiet', 'grow sm:grow-0')}>
              <UsersRound aria-hidden="true" className="size-5" />
              {community}
            </PageLink>
          </WhereOn>
          <IfSet name="bot">
            <ExternalLink href={siteValue('bot')} className={buttonClass('quiet', 'grow sm:grow-0')}>
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
