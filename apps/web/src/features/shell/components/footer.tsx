import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { ExternalLink } from '../../../components/external-link.tsx';
import { IfSet } from '../../../components/if-set.tsx';
import { LanguageSelector } from '../../../components/language-selector.tsx';
import { Logo } from '../../../components/logo.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { siteValue } from '../../../lib/site.ts';
import { ThemeControl } from './theme-control.tsx';

interface FooterProps {
  /** What other features let the person choose for this device. */
  settings: ReactNode;
  /** How to take everything off it. */
  erase: ReactNode;
}

export function Footer({ settings, erase }: FooterProps) {
  const { footer } = useMessages('shell');
  return (
    <footer className="mt-6 bg-sunken">
      <div className="kanga" />
      <div className="mx-auto grid max-w-6xl grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-5 px-5 pt-6 pb-7 sm:grid-cols-2 lg:grid-cols-4 lg:px-8">
        <div className="col-span-full flex flex-col gap-3 sm:col-span-1">
          <Logo />
          <p>{footer.about}</p>
          <p className="text-ink-soft text-sm">{footer.disclaimer}</p>
          <IfSet name="social">
            <Elsewhere />
          </IfSet>
        </div>
        <LinkList
          title={footer.explore}
          links={[
            ['/services', footer.services],
            ['/chat', footer.chat],
            ['/learn', footer.learn],
            ['/about', footer.aboutLink],
          ]}
        />
        <LinkList
          title={footer.trust}
          links={[
            ['/privacy-policy', footer.privacy],
            ['/terms', footer.terms],
            ['/support', footer.support],
            ['/contact', footer.contact],
          ]}
        />
        <Emergency />
        <Settings erase={erase}>{settings}</Settings>
      </div>
    </footer>
  );
}

/** Where else the organisation can be found; only what it has set. */
function Elsewhere() {
  const { footer } = useMessages('shell');
  return (
    <nav aria-label={footer.social} className="flex flex-wrap gap-x-4">
      {(['Facebook', 'Twitter', 'Instagram'] as const).map((name) => (
        <SocialLink key={name} name={name} />
      ))}
    </nav>
  );
}

function SocialLink({ name }: { name: 'Facebook' | 'Twitter' | 'Instagram' }) {
  const place = name.toLowerCase() as Lowercase<typeof name>;
  return (
    <IfSet name={place}>
      <ExternalLink href={siteValue(place)} className="inline-flex min-h-11 items-center">
        {name}
      </ExternalLink>
    </IfSet>
  );
}

function LinkList({ title, links }: { title: string; links: [to: string, name: string][] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-lg">{title}</h2>
      <ul className="m-0 list-none p-0">
        {links.map(([to, name]) => (
          <li key={to}>
            <PageLink to={to} className="inline-flex min-h-11 items-center wrap-anywhere">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Settings({ erase, children }: { erase: ReactNode; children: ReactNode }) {
  const { footer, theme } = useMessages('shell');
  return (
    <section className="flex flex-col gap-5 col-span-full border-line-strong border-t pt-6">
      <h2 className="text-lg">{footer.settings}</h2>
      <div className="grid gap-6 md:grid-cols-3 lg:grid-cols-[auto_auto_1fr] lg:gap-x-10">
        <LanguageSelector named />
        <ThemeControl label={theme.label} />
        {children}
      </div>
      <div className="flex">{erase}</div>
    </section>
  );
}

function Emergency() {
  const { footer } = useMessages('shell');
  return (
    <section className="col-span-full sm:col-span-1">
      <h2 className="mb-2 text-lg">{footer.helpTitle}</h2>
      <p className="mb-3">{footer.helpText}</p>
      <a href={`tel:${EMERGENCY_NUMBER}`} className={buttonClass('danger')}>
        <Phone aria-hidden="true" className="size-5" />
        {footer.call(EMERGENCY_NUMBER)}
      </a>
      <p className="mt-2 text-sm">{footer.helpline}</p>
    </section>
  );
}
