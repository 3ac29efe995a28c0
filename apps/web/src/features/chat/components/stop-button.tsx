import { Square } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useChat } from '../state.ts';

/** Most answers are there sooner: a button that only flashes would worry. Milliseconds. */
const APPEARS_AFTER = 900;

/** Ends the answer that is awaited or being written. */
export function StopButton({ onStop }: { onStop: () => void }) {
  const { stop } = useMessages('reply');
  const isWriting = useChat((state) => state.messages.at(-1)?.progress === 'writing');
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), APPEARS_AFTER);
    return () => clearTimeout(timer);
  }, []);
  if (!isWriting && !isLate) return null;
  return (
    <Button variant="secondary" onClick={onStop} className="mt-3">
      <Square aria-hidden="true" className="size-4 fill-current" />
      {stop}
    </Button>
  );
}
