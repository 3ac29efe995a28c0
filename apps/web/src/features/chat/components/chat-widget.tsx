import { localPath, splitPath } from '@salama/contract/language.ts';
import { MessageCircleQuestion } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { FallbackOnFailure } from '../../../components/fallback-on-failure.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { loadMessages, useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useLocation, useNavigate } from '../../../lib/router.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';

const panel = fetched(async () => (await import('./chat-panel.tsx')).ChatPanel);

/** The chat in the corner of every page but /chat. Only this button is in the first download. */
export function ChatWidget() {
  const { path } = splitPath(useLocation().pathname);
  const isHydrated = useHydrated();
  if (!isHydrated || path.replace(/\/$/, '') === '/chat') return null;
  return (
    <FallbackOnFailure fallback={null}>
      <Suspense fallback={null}>
        <Corner />
      </Suspense>
    </FallbackOnFailure>
  );
}

function Corner() {
  const { Panel, isOpening, open, close, button } = usePanel();
  if (Panel) return <Panel onClose={close} />;
  return <Launcher button={button} isOpening={isOpening} onOpen={open} />;
}

/** Fetches the panel and its words on first use; where that fails, the chat page opens if it can be had. */
function usePanel() {
  const language = useLanguage();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed');
  const wasOpen = useRef(false);
  useEffect(() => {
    if (state === 'closed' && wasOpen.current) button.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);
  const open = async () => {
    setState('opening');
    try {
      await Promise.all([panel.fetch(), loadMessages(language, 'chat')]);
      setState('open');
    } catch {
      setState('closed');
      navigate(localPath(language, '/chat'));
    }
  };
  return {
    Panel: state === 'open' ? panel.known() : undefined,
    isOpening: state === 'opening',
    open: () => void open(),
    close: () => setState('closed'),
    button,
  };
}

interface LauncherProps {
  button: RefObject<HTMLButtonElement | null>;
  isOpening: boolean;
  onOpen: () => void;
}

function Launcher({ button, isOpening, onOpen }: LauncherProps) {
  const messages = useMessages('launcher');
  const [isTipHidden, setTipHidden] = useTipHidden();
  return (
    <div className="corner group pointer-events-none fixed right-4 bottom-4 z-30 flex items-center gap-2 print:hidden">
      <span
        aria-hidden="true"
        className={`pointer-events-none rounded-field bg-ink px-3 py-1.5 text-paper text-sm opacity-0 transition-opacity ${isTipHidden ? '' : 'group-hover:opacity-100 group-has-focus-visible:opacity-100'}`}
      >
        {messages.open}
      </span>
      <button
        ref={button}
        type="button"
        aria-label={messages.open}
        aria-haspopup="dialog"
        aria-expanded="false"
        onClick={onOpen}
        onBlur={() => setTipHidden(false)}
        onPointerLeave={() => setTipHidden(false)}
        className="pointer-events-auto flex size-14 items-center justify-center rounded-full bg-brand text-on-brand shadow-lifted transition-colors hover:bg-brand-strong"
      >
        {isOpening ? (
          <Spinner className="size-6" />
        ) : (
          <MessageCircleQuestion aria-hidden="true" className="size-7" />
        )}
      </button>
    </div>
  );
}

/** Escape hides the tooltip, which may cover something, until the pointer or the focus leaves. */
function useTipHidden() {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setHidden(true);
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, []);
  return [isHidden, setHidden] as const;
}
