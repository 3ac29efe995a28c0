import { GraduationCap, MessageCircleQuestion, UsersRound } from 'lucide-react';
import { buttonClass } from '../components/button.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { IfSet } from '../components/if-set.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageProse } from '../components/page-prose.tsx';
import { WhereOn } from '../components/where-on.tsx';
import { useMessages } from '../lib/messages.tsx';
import { siteValue } from '../lib/site.ts';

export default function AboutPage() {
  return (
    <div className="page-narrow">
      <PageProse name="about" slots={{ buttons: <Buttons />, school: <School /> }} />
    </div>
  );
}

function Buttons() {
  const { about } = useMessages('pages');
  return (
    <div className="mt-8! flex flex-wrap gap-3">
      <WhereOn place="/community">
        <PageLink to="/community" className={buttonClass('primary')}>
          <UsersRound aria-hidden="true" className="size-5" />
          {about.community}
        </PageLink>
      </WhereOn>
      <PageLink to="/chat" className={buttonClass('secondary')}>
        <MessageCircleQuestion aria-hidden="true" className="size-5" />
        {about.chat}
      </PageLink>
    </div>
  );
}

function School() {
  const { about } = useMessages('pages');
  return (
    <IfSet name="school">
      <section className="mt-10! flex flex-col items-start gap-3 rounded-card bg-brand-soft p-6">
        <GraduationCap aria-hidden="true" className="size-8 text-clay" />
        <h2 className="mt-0! text-xl">{about.schoolTitle}</h2>
        <p>{about.schoolText}</p>
        <ExternalLink href={siteValue('school')} className={buttonClass('secondary')}>
          {about.school}
        </ExternalLink>
      </section>
    </IfSet>
  );
}
