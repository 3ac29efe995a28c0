import type { Material } from '@salama/contract/learning/schemas.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { framingOf } from '../frame.ts';

/** Milliseconds after which a site that has sent nothing is given up. */
const PATIENCE = 12_000;
/** What a page of somebody else may do in its frame: never lead the tab away from Salama. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** Pages of ours at once; anybody else's after the person knows who will see the visit. */
export function MaterialFrame({ material: { title, url } }: { material: Material }) {
  const messages = useMessages('learning');
  const [isAgreed, setAgreed] = useState(false);
  const framing = framingOf(url);
  if (framing.kind === 'plain') return <Notice tone="info">{messages.framePlain(framing.host)}</Notice>;
  if (framing.kind === 'own') return <Frame src={framing.src} title={title} />;
  if (isAgreed) return <OutsideFrame src={framing.src} host={framing.host} title={title} />;
  return (
    <div className="max-w-prose rounded-card bg-sunken p-5">
      <p className="font-semibold">{messages.frameNotice(framing.host)}</p>
      <p className="mt-2">{messages.frameSees(framing.host)}</p>
      <p className="mt-2">{messages.frameMayFail}</p>
      <Button className="mt-4" onClick={() => setAgreed(true)}>
        {messages.frameShow}
      </Button>
    </div>
  );
}

/**
 * A site that refuses to be framed leaves no trace that scripts could see: the browser shows an error of its own, or
 * nothing. So the way out stands beside the frame from the start.
 */
function OutsideFrame({ src, host, title }: { src: string; host: string; title: string }) {
  const messages = useMessages('learning');
  const [state, setState] = useState<'loading' | 'shown' | 'late' | 'offline'>(
    navigator.onLine ? 'loading' : 'offline',
  );
  useEffect(() => {
    if (state !== 'loading') return;
    const timer = setTimeout(() => setState('late'), PATIENCE);
    return () => clearTimeout(timer);
  }, [state]);
  if (state === 'offline') return <Notice announce="status">{messages.frameOffline}</Notice>;
  return (
    <>
      <div role="status" className="rounded-field bg-sunken px-4 py-2 text-sm">
        {state === 'late' ? messages.frameLate(host) : messages.frameRefused(host)} {messages.frameMayFail}
      </div>
      {state !== 'late' && (
        <Frame
          src={src}
          title={title}
          sandbox={SANDBOX}
          isLoading={state === 'loading'}
          onLoad={() => setState('shown')}
        />
      )}
    </>
  );
}

interface FrameProps {
  src: string;
  title: string;
  sandbox?: string;
  isLoading?: boolean;
  onLoad?: () => void;
}

function Frame({ src, title, isLoading = false, ...rest }: FrameProps) {
  return (
    <div className="relative min-h-72 grow">
      {isLoading && (
        <div className="absolute inset-0 flex items-center justify-center">
          <Spinner className="size-8" />
        </div>
      )}
      <iframe
        {...rest}
        src={src}
        title={title}
        referrerPolicy="no-referrer"
        allow="fullscreen"
        className="absolute inset-0 size-full rounded-field border border-line bg-paper"
      />
    </div>
  );
}
