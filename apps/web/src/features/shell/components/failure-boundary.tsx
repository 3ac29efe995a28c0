import { LANGUAGES } from '@salama/contract/language.ts';
import { Component, type ReactNode } from 'react';
import { Button } from '../../../components/button.tsx';
import { ExitButton } from '../../../components/exit-button.tsx';
import { APP_UNABLE, isOldEngine } from '../../../lib/app-start.ts';
import { LanguageProvider, messagesNow, useLanguage } from '../../../lib/messages.tsx';

/** What broke is replaced by a way on; the rest of the page stays. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (isOldEngine()) document.dispatchEvent(new Event(APP_UNABLE));
  }

  override render() {
    return this.state.failed ? <Failure /> : this.props.children;
  }
}

/** In a language whose texts are here: those of the page's own may be what failed to load. */
function Failure() {
  const wanted = useLanguage();
  const language = [wanted, ...LANGUAGES].find((each) => messagesNow(each, 'shell')) ?? wanted;
  const failure = messagesNow(language, 'shell')?.failure;
  return (
    <LanguageProvider language={language}>
      <section role="alert" lang={language} className="page-narrow">
        <h1 className="text-2xl">{failure?.title}</h1>
        <p className="mt-3">{failure?.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>{failure?.reload}</Button>
          <ExitButton />
        </div>
      </section>
    </LanguageProvider>
  );
}
