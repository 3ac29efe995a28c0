import { ExitButton } from '../../../components/exit-button.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** Where the boot script says how many presses of Shift are left. */
export function ExitStatus() {
  const { exit } = useMessages('shell');
  return (
    <div
      id="exit-status"
      role="status"
      className="sr-only"
      data-after1={exit.twoMore}
      data-after2={exit.oneMore}
    />
  );
}

/** In a frame the header is hidden, Exit never is. The style sheet shows this one there alone. */
export function EmbeddedExit() {
  return (
    <div className="embedded-exit">
      <ExitButton compact />
    </div>
  );
}
