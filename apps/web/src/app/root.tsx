import { splitPath } from '@salama/contract/language.ts';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { FetchedPart } from '../components/fetched-part.tsx';
import { RecoveryCodePanel } from '../features/auth/components/recovery-code-panel.tsx';
import { SessionEndedNotice } from '../features/auth/components/session-ended-notice.tsx';
import { signOutHere, useAuth } from '../features/auth/state.ts';
import { ChatWidget } from '../features/chat/components/chat-widget.tsx';
import { Gate } from '../features/consent/components/gate.tsx';
import { readGate, showGate } from '../features/consent/gate.ts';
import { UpdatePrompt } from '../features/offline/components/update-prompt.tsx';
import { CheckingScreen } from '../features/shell/components/checking-screen.tsx';
import { EmbeddedExit, ExitStatus } from '../features/shell/components/exit-status.tsx';
import { FailureBoundary } from '../features/shell/components/failure-boundary.tsx';
import { Footer } from '../features/shell/components/footer.tsx';
import { Header } from '../features/shell/components/header.tsx';
import { StuckNotice } from '../features/shell/components/stuck-notice.tsx';
import { EraseButton } from '../features/traces/components/erase-button.tsx';
import { fetched } from '../lib/fetched.ts';
import { LanguageProvider, useMessages } from '../lib/messages.tsx';
import { TranslatedPage } from '../lib/navigation.ts';
import { tabOfText } from '../lib/prerendered-text.ts';
import { useLocation } from '../lib/router.tsx';
import { usePage } from './page-loading.ts';
import { type Match, matchRoute, notFound } from './routes.ts';

const deviceSettings = fetched(async () => (await import('./compose/device-settings.tsx')).DeviceSettings);

/** The whole app: the gate, and behind it the page of this address in the frame that all pages share. */
export function Root() {
  const match = matchRoute(useLocation().pathname);
  return (
    <LanguageProvider language={match.language}>
      <FailureBoundary>
        <Suspense>
          <ExitStatus />
          <TranslatedPage value={match.route !== notFound}>
            <Frame match={match}>
              <Page match={match} />
            </Frame>
            <Gate />
          </TranslatedPage>
        </Suspense>
      </FailureBoundary>
    </LanguageProvider>
  );
}

function Frame({ match, children }: { match: Match; children: ReactNode }) {
  const { user, isAuthenticated, isCheckingAuth, era } = useAuth();
  useArrival(match);
  return (
    <div className="app flex min-h-dvh flex-col">
      <CheckingScreen checking={isCheckingAuth} />
      <Header
        path={match.route.path}
        user={isAuthenticated || isCheckingAuth ? (user ?? null) : undefined}
        tools={<EraseButton signOut={signOutHere} />}
      />
      <main id="main" tabIndex={-1} className="flex-1">
        <EmbeddedExit />
        <StuckNotice />
        <SessionEndedNotice />
        <RecoveryCodePanel />
        <FailureBoundary key={`${match.route.path} ${era}`}>{children}</FailureBoundary>
      </main>
      <Footer settings={<Offline />} erase={<EraseButton signOut={signOutHere} />} />
      {match.route.path !== '/chat' && <ChatWidget />}
      <UpdatePrompt />
    </div>
  );
}

/** Nothing of it is there before the app has started: its code comes after that too. */
function Offline() {
  return (
    <FetchedPart code={deviceSettings} fallback={<div className="min-h-11" />} failed={null}>
      {(DeviceSettings) => <DeviceSettings />}
    </FetchedPart>
  );
}

function Page({ match }: { match: Match }) {
  const Component = usePage(match.route, match.language);
  return <Component params={match.params} />;
}

/** What a document load would do: language, title, gate; on a new page also scroll to the top, or to the section named, and move the focus. */
function useArrival({ route, language }: Match): void {
  const { titles } = useMessages('shell');
  const { pathname, hash } = useLocation();
  const { path } = splitPath(pathname);
  const previous = useRef({ path, hash });
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = tabOfText() ?? titles[route.title];
    showGate(readGate(), pathname);
  }, [language, titles, route, pathname]);
  useEffect(() => {
    const from = previous.current;
    previous.current = { path, hash };
    const section = hash && from.hash + from.path !== hash + path ? sectionOf(hash) : null;
    if (!section && from.path === path) return;
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
    const place =
      section ?? document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    place?.focus({ preventScroll: true });
  }, [path, hash]);
}

/** The part of the page that an address names, ready to take the focus: the next Tab goes on from there. */
function sectionOf(hash: string): HTMLElement | null {
  const section = document.getElementById(hash.slice(1));
  // What cannot have the focus answers -1 too; written down, it can.
  if (section?.tabIndex === -1) section.tabIndex = -1;
  return section;
}
