import { BookOpen, CalendarHeart, MapPin, MessageCircleQuestion, Smartphone } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { Fold } from '../../../components/fold.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { WhereOn } from '../../../components/where-on.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/* One file: together these parts are smaller than one by one, and a first visit keeps them all (record 88). */

/** The six questions of the chat, in its order. */
const TOPICS = ['prenatal', 'abortion', 'complications', 'youth', 'violence', 'contraception'] as const;

export function Topics() {
  const { topicsTitle, topicsLead } = useMessages('landing');
  const { suggestedQuestions } = useMessages('chat');
  return (
    <section className="bg-sunken">
      <div className="page pt-6! pb-6!">
        <h2 className="text-xl">{topicsTitle}</h2>
        <p className="mt-1">{topicsLead}</p>
        <ul className="mt-4 grid list-none gap-2 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {TOPICS.map((topic) => (
            <li key={topic}>
              {/* The question travels in memory: an address would keep it in the browser's history. */}
              <PageLink
                to="/chat"
                state={{ question: suggestedQuestions[topic] }}
                className="block h-full rounded-card border border-line bg-raised px-4 py-2 text-ink no-underline transition-colors hover:border-brand"
              >
                {/* Before this part wakes, the boot script hands it over: see `lib/early-press.ts`. */}
                <span data-question className="block font-semibold leading-snug">
                  {suggestedQuestions[topic]}
                </span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Steps() {
  const { stepsTitle, steps } = useMessages('landing');
  return (
    <Fold title={stepsTitle}>
      <ol className="mt-3 grid list-none gap-8 p-0 md:grid-cols-3">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="border-sun border-t-4 pt-4">
            <p aria-hidden="true" className="font-bold font-display text-2xl text-clay">
              {at + 1}
            </p>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </Fold>
  );
}

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
        <WhereOn place="/apps/period-tracker">
          <div className="flex flex-col items-start gap-3 rounded-card bg-raised p-6 shadow-card">
            <CalendarHeart aria-hidden="true" className="size-9 text-clay" />
            <h3 className="text-xl">{trackerTitle}</h3>
            <p>{trackerText}</p>
            <PageLink to="/apps/period-tracker" className={buttonClass('secondary', 'mt-auto')}>
              {trackerOpen}
            </PageLink>
          </div>
        </WhereOn>
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

/** The last words of the home page: ask, or read. Whom to call stands right below, at the foot of every page. */
export function Closing() {
  const { closingTitle, closingText, closingChat, closingLearn } = useMessages('landing');
  return (
    <section className="page pt-6! pb-6! text-center">
      <h2 className="text-xl">{closingTitle}</h2>
      <p className="mt-2">{closingText}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <PageLink to="/chat" className={buttonClass('primary')}>
          <MessageCircleQuestion aria-hidden="true" className="size-5" />
          {closingChat}
        </PageLink>
        <PageLink to="/learn" className={buttonClass('secondary')}>
          <BookOpen aria-hidden="true" className="size-5" />
          {closingLearn}
        </PageLink>
      </div>
    </section>
  );
}
