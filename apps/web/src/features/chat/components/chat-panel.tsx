import { Maximize2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ExitButton } from '../../../components/exit-button.tsx';
import { IconButton } from '../../../components/icon-button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { readCredentials } from '../../../lib/credentials.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { prepare } from '../prepare.ts';
import { chatActions } from '../state.ts';
import { Composer } from './composer.tsx';
import { ConversationView } from './conversation-view.tsx';
import { ErrorStrip, RefusalNotice } from './faults.tsx';

interface ChatPanelProps {
  onClose: () => void;
}

/** The mini chat: 380 px wide with 400 px of messages, less where the screen is smaller. The page stays usable. */
export function ChatPanel({ onClose }: ChatPanelProps) {
  const messages = useMessages('chat');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus();
    prepare();
    if (readCredentials().token) void chatActions().loadHistory();
  }, []);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={messages.widgetTitle}
      tabIndex={-1}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onClose()}
      className="fixed right-2 bottom-2 z-30 flex max-h-[calc(100dvh-1rem)] w-[min(380px,calc(100vw-16px))] flex-col overflow-clip rounded-card border border-line-strong bg-paper text-ink shadow-lifted outline-none print:hidden"
    >
      <PanelHeader onClose={onClose} />
      <div className="relative h-[400px] min-h-24 shrink overflow-y-auto overscroll-contain px-4 py-3">
        <ConversationView suggestions="row" />
      </div>
      <div className="flex flex-col gap-2 overflow-y-auto border-line border-t bg-raised px-3 py-3">
        <ErrorStrip />
        <RefusalNotice />
        <Composer sendLabel={messages.askChat} />
      </div>
    </div>
  );
}

function PanelHeader({ onClose }: ChatPanelProps) {
  const messages = useMessages('chat');
  return (
    <div className="flex items-center gap-1 border-line border-b bg-brand-soft py-1.5 pr-1 pl-4">
      <p className="mr-auto min-w-0 font-semibold leading-tight">{messages.widgetTitle}</p>
      <ExitButton compact />
      <PageLink
        to="/chat"
        aria-label={messages.fullPage}
        title={messages.fullPage}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink hover:bg-sunken"
      >
        <Maximize2 aria-hidden="true" className="size-5" />
      </PageLink>
      <IconButton label={messages.widgetClose} onClick={onClose}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
