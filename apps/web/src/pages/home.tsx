import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { BookOpen, MessageCircleQuestion, Phone, UsersRound } from 'lucide-react';
import { buttonClass } from '../components/button.tsx';
import { PageLink } from '../components/page-link.tsx';
import { useMessages } from '../lib/messages.tsx';

/** The six questions of the chat, in its order. */
const TOPICS = ['prenatal', 'abortion', 'complications', 'youth', 'violence', 'contraception'] as const;

export default function HomePage() {
  return (
    <>
      <Hero />
      <Topics />
      <Promises />
      <EmergencyStrip />
    </>
  );
}

function Hero() {
  const { title, lead, ask, community, learn } = useMessages('home');
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
          <PageLink to="/learn" className={buttonClass('quiet', 'min-h-14 grow sm:grow-0')}>
            <BookOpen aria-hidden="true" className="size-5" />
            {learn}
          </PageLink>
        </div>
      </div>
      <Sample />
    </section>
  );
}

function Sample() {
  const { sampleLabel, sampleQuestion, sampleAnswer, sampleNote, saying } = useMessages('home');
  return (
    <figure aria-label={sampleLabel} className="m-0 overflow-hidden rounded-card bg-raised shadow-card">
      <div className="kanga" />
      <div className="flex flex-col gap-4 p-5 sm:p-7">
        <p className="max-w-[85%] self-end rounded-card rounded-br-sm bg-brand px-4 py-3 text-on-brand">
          {sampleQuestion}
        </p>
        <p className="max-w-[92%] rounded-card rounded-bl-sm bg-brand-soft px-4 py-3">{sampleAnswer}</p>
        <figcaption className="text-ink-soft text-sm">{sampleNote}</figcaption>
      </div>
      {/* As on a kanga: a border, a picture, and a saying. */}
      <p className="bg-brand px-5 py-3 text-center text-on-brand">
        <span lang="sw" className="block font-bold font-display text-lg">
          {saying.words}
        </span>
        {saying.meaning && <span className="text-sm">{saying.meaning}</span>}
      </p>
      <div className="kanga" />
    </figure>
  );
}

function Topics() {
  const { topicsTitle, topicsLead, topics } = useMessages('home');
  const { suggestedQuestions } = useMessages('chat');
  return (
    <section className="bg-sunken">
      <div className="page">
        <h2 className="text-2xl">{topicsTitle}</h2>
        <p className="mt-2">{topicsLead}</p>
        <ul className="mt-6 grid list-none gap-3 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {TOPICS.map((topic) => (
            <li key={topic}>
              {/* The question travels in memory: an address would keep it in the browser's history. */}
              <PageLink
                to="/chat"
                state={{ question: suggestedQuestions[topic] }}
                className="block h-full rounded-card border border-line bg-raised p-5 text-ink no-underline transition-colors hover:border-brand"
              >
                <span className="block font-semibold text-clay text-sm">{topics[topic]}</span>
                <span className="mt-1 block font-display font-bold text-lg">{suggestedQuestions[topic]}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Promises() {
  const { promisesTitle, promises } = useMessages('home');
  return (
    <section className="page">
      <h2 className="text-2xl">{promisesTitle}</h2>
      <ul className="mt-6 grid list-none gap-8 p-0 md:grid-cols-3">
        {promises.map(({ title, text }) => (
          <li key={title} className="border-sun border-t-4 pt-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function EmergencyStrip() {
  const { emergencyTitle, emergencyText } = useMessages('home');
  const { footer } = useMessages('shell');
  return (
    <section className="page pt-0!">
      <div className="flex flex-wrap items-center gap-4 rounded-card bg-danger-soft p-5 sm:p-7">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl">{emergencyTitle}</h2>
          <p className="mt-1">{emergencyText}</p>
        </div>
        <a href={`tel:${EMERGENCY_NUMBER}`} className={buttonClass('danger', 'min-h-14 px-7 text-lg')}>
          <Phone aria-hidden="true" className="size-5" />
          {footer.call(EMERGENCY_NUMBER)}
        </a>
      </div>
    </section>
  );
}
