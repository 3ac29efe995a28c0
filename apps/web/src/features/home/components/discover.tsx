import { BookOpen, CalendarHeart, MapPin, Smartphone } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { Fold } from '../../../components/fold.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** What else there is: services, library, apps. */
export function Discover() {
  return (
    <>
      <Services />
      <Library />
      <Apps />
    </>
  );
}

function Services() {
  const { servicesTitle, servicesLead, services, findServices } = useMessages('landing');
  return (
    <Fold title={servicesTitle}>
      <p className="max-w-prose">{servicesLead}</p>
      <ul className="mt-6 grid list-none gap-x-8 gap-y-5 p-0 sm:grid-cols-2">
        {services.map(({ title, text }) => (
          <li key={title} className="border-clay border-l-4 pl-4">
            <h3 className="text-lg">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <PageLink to="/services" className={buttonClass('primary', 'mt-7')}>
        <MapPin aria-hidden="true" className="size-5" />
        {findServices}
      </PageLink>
    </Fold>
  );
}

function Library() {
  const { learnTitle, learnLead, categories, learnMore } = useMessages('landing');
  return (
    <Fold title={learnTitle}>
      <div className="grid gap-8 lg:grid-cols-[1fr_1.4fr] lg:items-center">
        <div>
          <p>{learnLead}</p>
          <PageLink to="/learn" className={buttonClass('primary', 'mt-6')}>
            <BookOpen aria-hidden="true" className="size-5" />
            {learnMore}
          </PageLink>
        </div>
        <ul className="flex list-none flex-wrap gap-2.5 p-0">
          {categories.map((name) => (
            <li
              key={name}
              className="max-w-full rounded-pill border border-line bg-raised px-4 py-2 font-semibold wrap-anywhere"
            >
              {name}
            </li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}

function Apps() {
  const { appsTitle, trackerTitle, trackerText, trackerOpen, mobileTitle, mobileText, comingSoon } =
    useMessages('landing');
  return (
    <Fold title={appsTitle}>
      <div className="mt-3 grid gap-5 md:grid-cols-2">
        <div className="flex flex-col items-start gap-3 rounded-card bg-raised p-6 shadow-card">
          <CalendarHeart aria-hidden="true" className="size-9 text-clay" />
          <h3 className="text-xl">{trackerTitle}</h3>
          <p>{trackerText}</p>
          <PageLink to="/apps/period-tracker" className={buttonClass('secondary', 'mt-auto')}>
            {trackerOpen}
          </PageLink>
        </div>
        <div className="flex flex-col items-start gap-3 rounded-card border-2 border-line-strong border-dashed p-6">
          <Smartphone aria-hidden="true" className="size-9 text-clay" />
          <h3 className="text-xl">{mobileTitle}</h3>
          <p>{mobileText}</p>
          <p className="mt-auto rounded-pill bg-sun-soft px-4 py-1.5 font-semibold">{comingSoon}</p>
        </div>
      </div>
    </Fold>
  );
}
