import { CalendarHeart, Smartphone } from 'lucide-react';
import { buttonClass } from '../components/button.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { PageLink } from '../components/page-link.tsx';
import { WhereOn } from '../components/where-on.tsx';
import { InstallCard } from '../features/offline/components/install-card.tsx';
import { useMessages } from '../lib/messages.tsx';

export default function AppsPage() {
  const { apps } = useMessages('pages');
  return (
    <div className="page">
      <PageIntro title={apps.title} text={apps.text}>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <WhereOn place="/apps/period-tracker">
            <section className="flex flex-col items-start gap-3 rounded-card bg-raised p-6 shadow-card">
              <CalendarHeart aria-hidden="true" className="size-8 text-clay" />
              <h2 className="text-xl">{apps.tracker}</h2>
              <p>{apps.trackerText}</p>
              <PageLink to="/apps/period-tracker" className={buttonClass('primary', 'mt-auto')}>
                {apps.open}
                <span className="sr-only"> {apps.tracker}</span>
              </PageLink>
            </section>
          </WhereOn>
          <InstallCard />
          <section className="flex flex-col items-start gap-3 rounded-card border-2 border-line-strong border-dashed p-6">
            <Smartphone aria-hidden="true" className="size-8 text-clay" />
            <h2 className="text-xl">{apps.mobile}</h2>
            <p>{apps.mobileText}</p>
            <p className="mt-auto rounded-pill bg-sun-soft px-4 py-1.5 font-semibold">{apps.comingSoon}</p>
          </section>
        </div>
      </PageIntro>
    </div>
  );
}
