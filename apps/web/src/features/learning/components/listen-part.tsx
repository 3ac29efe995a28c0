import { ChevronDown, CircleStop, Volume2 } from 'lucide-react';
import { useMessages } from '../../../lib/messages.tsx';

/** Reads the page aloud; hidden until the device is found to have a voice for it (`lib/voices.ts`). Rendered by the build alone. */
export function ListenButton() {
  const { listen } = useMessages('learning');
  return (
    <p
      hidden
      data-play="listen"
      data-voice="here"
      className="scripts-only no-print flex flex-wrap items-center gap-x-4 text-sm"
    >
      <button
        type="button"
        data-listen="toggle"
        {...{ 'data-silent': listen.start, 'data-reading': listen.pause, 'data-paused': listen.goOn }}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand-ink underline"
      >
        <Volume2 aria-hidden="true" className="size-4" />
        <span>{listen.start}</span>
      </button>
      <button
        type="button"
        hidden
        data-listen="stop"
        className="inline-flex min-h-11 items-center gap-1.5 text-brand-ink underline"
      >
        <CircleStop aria-hidden="true" className="size-4" />
        {listen.stop}
      </button>
      <span className="text-ink-soft">{listen.hint}</span>
    </p>
  );
}

/** Shown instead, at the end of the page, where the device has none. */
export function WayToVoice() {
  const { listen } = useMessages('play');
  return (
    <details
      hidden
      data-voice="missing"
      className="topic scripts-only no-print mt-8 rounded-card bg-sunken px-4 text-sm"
    >
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold">
        {listen.how}
        <ChevronDown aria-hidden="true" className="topic-arrow size-5 shrink-0" />
      </summary>
      <p>{listen.steps}</p>
      <p className="mt-2 pb-4 text-ink-soft">{listen.own}</p>
    </details>
  );
}

/** A recording of the page. Nothing of it is fetched before somebody presses play. */
export function RecordedText({ address, bytes }: { address: string; bytes: number }) {
  const { listen } = useMessages('play');
  return (
    <section aria-labelledby="recorded-title" className="no-print mt-4 rounded-card bg-sunken px-4 py-3">
      <h2 id="recorded-title" className="text-base">
        {listen.recorded(Math.ceil(bytes / 1_000))}
      </h2>
      {/* biome-ignore lint/a11y/useMediaCaption: the text of the page is its transcript, word for word */}
      <audio controls preload="none" src={address} aria-labelledby="recorded-title" className="mt-2 w-full" />
      <p className="mt-1 text-ink-soft text-sm">{listen.recordedHint}</p>
    </section>
  );
}
