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
