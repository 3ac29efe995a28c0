import { Menu } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { ExitButton } from '../../../components/exit-button.tsx';
import { LanguageSelector } from '../../../components/language-selector.tsx';
import { Brand, Logo } from '../../../components/logo.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { exitAddress } from '../../../lib/exit-address.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { AccountLink, type HeaderUser } from './account-link.tsx';
import { NavLinks } from './nav-links.tsx';
import { ThemeControl } from './theme-control.tsx';

interface HeaderProps {
  /** The path of the page's route, to mark where the person is. */
  path: string;
  /** Undefined: signed out. Null: signed in, name not known yet. */
  user: HeaderUser | null | undefined;
  /** What other features put at the end of the menu. */
  tools?: ReactNode;
}

export function Header({ path, user, tools }: HeaderProps) {
  const { header } = useMessages('shell');
  return (
    <>
      <header className="sticky top-0 z-20 bg-paper">
        <SkipLinks />
        <div className="flex min-h-[64px] flex-wrap items-center gap-x-[8px] px-[12px] sm:gap-x-3 sm:px-4 lg:px-8">
          <Brand>
            <PageLink
              to="/"
              aria-label={header.home}
              className="flex min-h-[44px] max-w-full items-center text-ink no-underline"
            >
              <Logo />
            </PageLink>
          </Brand>
          <nav aria-label={header.nav} className="hidden xl:block">
            <NavLinks path={path} className="flex flex-wrap items-center" />
          </nav>
          <div className="ml-auto flex flex-wrap items-center justify-end gap-1 sm:gap-2 xl:ml-1">
            <LanguageSelector className="hidden md:block" />
            <span className="hidden md:block">
              <AccountLink user={user} />
            </span>
            <ExitButton compact />
            <MobileMenu path={path} user={user} tools={tools} />
          </div>
        </div>
        <div className="kanga" />
      </header>
      <PlainMenu path={path} />
    </>
  );
}

/** The menu where no script opens one; only the build renders it. */
function PlainMenu({ path }: { path: string }) {
  return <noscript>{import.meta.env.SSR && <PlainLinks path={path} />}</noscript>;
}

function PlainLinks({ path }: { path: string }) {
  const { header } = useMessages('shell');
  return (
    <nav aria-label={header.nav} className="px-[12px] pt-2 sm:px-4 xl:hidden">
      <NavLinks path={path} className="flex flex-wrap items-center" />
    </nav>
  );
}

function MobileMenu({ path, user, tools }: HeaderProps) {
  const { header, theme } = useMessages('shell');
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the menu
  useEffect(() => setOpen(false), [path]);
  return (
    <div className="xl:hidden">
      <Button
        variant="quiet"
        aria-label={header.menu}
        aria-haspopup="dialog"
        className="min-h-[44px]! px-[10px]!"
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" className="size-[24px]" />
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={header.menu} shape="panel">
        <nav aria-label={header.nav}>
          <NavLinks path={path} className="flex flex-col" onFollow={() => setOpen(false)} />
        </nav>
        <AccountLink user={user} className="mt-4 w-full" onFollow={() => setOpen(false)} />
        <div className="mt-6 flex flex-col gap-4 border-line border-t pt-5">
          <LanguageSelector named />
          <ThemeControl label={theme.label} />
          {tools}
        </div>
      </Dialog>
    </div>
  );
}

function SkipLinks() {
  const language = useLanguage();
  const { skip } = useMessages('shell');
  return (
    <div className="skip-links">
      <a href="#main">{skip.content}</a>
      <a data-exit href={exitAddress(language)} rel="noreferrer nofollow">
        {skip.exit}
      </a>
    </div>
  );
}
