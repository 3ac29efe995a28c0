import { useMessages } from '../../../lib/messages.tsx';

/** Shown while a reply is awaited. A screen reader hears it from the announcer, once. */
export function Typing() {
  const messages = useMessages('chat');
  return (
    <p data-message className="mt-4 flex in-data-page:scroll-mb-72 items-center gap-2 text-ink-soft">
      <span aria-hidden="true" className="flex gap-1">
        <span className="size-2 animate-pulse rounded-full bg-brand" />
        <span className="size-2 animate-pulse rounded-full bg-brand [animation-delay:150ms]" />
        <span className="size-2 animate-pulse rounded-full bg-brand [animation-delay:300ms]" />
      </span>
      {messages.typing}
    </p>
  );
}
