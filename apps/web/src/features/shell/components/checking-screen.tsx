import { useEffect } from 'react';
import { Spinner } from '../../../components/spinner.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** Nobody waits longer than this for their name: the page is readable without it. Milliseconds. */
const PATIENCE = 4_000;

/**
 * Covers the page while the server is asked who is signed in. The boot script shows it, and only on a device that
 * holds a token; the style sheet takes it away after the same time when the app itself never arrives.
 */
export function CheckingScreen({ checking }: { checking: boolean }) {
  const { common } = useMessages('shell');
  useEffect(() => {
    const uncover = () => delete document.documentElement.dataset['checking'];
    if (!checking) {
      uncover();
      return;
    }
    const timer = setTimeout(uncover, PATIENCE);
    return () => clearTimeout(timer);
  }, [checking]);
  return (
    <div className="checking" role="status">
      <Spinner className="size-8" />
      <span>{common.loading}</span>
    </div>
  );
}
