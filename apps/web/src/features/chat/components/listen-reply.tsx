import type { Language } from '@salama/contract/language.ts';
import { CircleStop, Volume2 } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import { type Reading, type ReadingState, readAloud, textsIn } from '../../../lib/read-aloud.ts';

const LOOK = 'inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink';

/** Reads the reply around it aloud, with a voice of the device. Falls silent with the conversation. */
export function ListenReply({ language }: { language: Language }) {
  const { listen } = useMessages('learning');
  const [state, setState] = useState<ReadingState>('silent');
  const reading = useRef<Reading>(undefined);
  const toggler = useRef<HTMLButtonElement>(null);
  useEffect(() => () => reading.current?.stop(), []);
  const toggle = ({ currentTarget }: MouseEvent) => {
    if (state !== 'silent') return reading.current?.toggle();
    const reply = currentTarget.closest('[lang]');
    if (reply) reading.current = readAloud(textsIn(reply), language, setState);
  };
  const stop = () => {
    reading.current?.stop();
    toggler.current?.focus();
  };
  const label = { silent: listen.start, reading: listen.pause, paused: listen.goOn }[state];
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-sm">
      <button ref={toggler} type="button" onClick={toggle} className={LOOK}>
        <Volume2 aria-hidden="true" className="size-4" />
        {label}
      </button>
      {state === 'silent' ? (
        <span className="text-ink-soft">{listen.hint}</span>
      ) : (
        <button type="button" onClick={stop} className={LOOK}>
          <CircleStop aria-hidden="true" className="size-4" />
          {listen.stop}
        </button>
      )}
    </p>
  );
}
