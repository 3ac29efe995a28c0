import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import type { Language } from '@salama/contract/language.ts';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { ExitButton } from '../../../components/exit-button.tsx';
import { LanguageSelector } from '../../../components/language-selector.tsx';
import { Brand, Logo } from '../../../components/logo.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';

/**
 * Both panels stand in every page's HTML; the style sheet shows the one that the boot script names. So the question
 * comes with the first paint, its buttons work before the app has loaded, and nothing here needs the network.
 */
export function Gate() {
  return (
    <>
      <Question />
      <Declined />
    </>
  );
}

function Question() {
  const { gate } = useMessages('shell');
  return (
    <Panel name="ask" title={gate.title}>
      <p>{gate.lead}</p>
      <ul className="my-4 flex list-none flex-col gap-3 p-0">
        {gate.points.map((point) => (
          <li key={point} className="flex gap-3">
            <span aria-hidden="true" className="mt-2 size-2.5 shrink-0 [transform:rotate(45deg)] bg-sun" />
            {point}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        <button type="button" data-consent="accept" className={buttonClass('primary', 'min-h-14 text-lg')}>
          {gate.accept}
        </button>
        <button type="button" data-consent="decline" className={buttonClass('secondary', 'min-h-12')}>
          {gate.decline}
        </button>
      </div>
      <p className="mt-4 text-center">
        <PageLink to="/privacy-policy" className="inline-flex min-h-11 items-center">
          {gate.policy}
        </PageLink>
      </p>
    </Panel>
  );
}

function Declined() {
  const language = useLanguage();
  const { declined, footer, common } = useMessages('shell');
  return (
    <Panel name="declined" title={declined.title}>
      <p className="font-semibold text-lg">{declined.heading}</p>
      <p className="mt-3">{declined.explanation}</p>
      <p className="mt-3">{declined.guardian}</p>
      <section className="mt-5 rounded-card bg-sun-soft p-4">
        <h2 className="text-lg">{declined.helpTitle}</h2>
        <p className="mb-3">{declined.helpText}</p>
        <div className="flex flex-col gap-3">
          <CallLink number={CHILD_LINE} label={footer.call(CHILD_LINE)} name={declined.childLine} />
          <CallLink
            number={EMERGENCY_NUMBER}
            label={footer.call(EMERGENCY_NUMBER)}
            name={declined.emergency}
          />
        </div>
      </section>
      <p className="mt-4">
        <a
          href={healthOrganisationPage(language)}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center"
        >
          {declined.who}
          <span className="sr-only"> ({common.newTab})</span>
        </a>
      </p>
      <button type="button" data-consent="reset" className={buttonClass('secondary', 'mt-3 w-full')}>
        {declined.reset}
      </button>
    </Panel>
  );
}

function CallLink({ number, label, name }: { number: string; label: string; name: string }) {
  return (
    <a
      href={`tel:${number}`}
      className={buttonClass('secondary', 'justify-start! rounded-field! px-4 text-left!')}
    >
      <Phone aria-hidden="true" className="size-5 shrink-0" />
      <span>
        {label}
        <span className="block font-normal text-ink-soft text-sm">{name}</span>
      </span>
    </a>
  );
}

function Panel({ name, title, children }: { name: 'ask' | 'declined'; title: string; children: ReactNode }) {
  const titleId = `gate-${name}-title`;
  return (
    <div className={`gate gate-${name}`}>
      <div role="dialog" aria-modal="true" aria-labelledby={titleId} className="gate-sheet">
        <div className="kanga" />
        <div className="flex flex-wrap items-center gap-2 px-5 pt-4 sm:px-8">
          <Brand>
            <Logo />
          </Brand>
          <ExitButton compact />
        </div>
        <LanguageSelector className="px-3 pt-2 sm:px-6" />
        <div className="px-5 pt-3 pb-6 sm:px-8">
          <h1 id={titleId} tabIndex={-1} className="mb-3 text-2xl">
            {title}
          </h1>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The harmonised child line, answered among others in Kenya, Tanzania, Uganda and Rwanda. */
const CHILD_LINE = '116';

/** The page on adolescent health of the World Health Organization; it has none in Swahili. */
const PAGES: Record<Language, string> = {
  en: 'https://www.who.int/health-topics/adolescent-health',
  sw: 'https://www.who.int/health-topics/adolescent-health',
  fr: 'https://www.who.int/fr/health-topics/adolescent-health',
};

function healthOrganisationPage(language: Language): string {
  return PAGES[language];
}
