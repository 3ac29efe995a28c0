import { useMessages } from '../../../lib/messages.tsx';
import { refuseModel, useModelRefused } from '../refused-model.ts';

/** Keeps this tab's messages from a language model that others manage. */
export function ModelSwitch() {
  const messages = useMessages('chat');
  const isUsed = !useModelRefused();
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-center gap-x-3 font-semibold">
      <input
        type="checkbox"
        role="switch"
        checked={isUsed}
        aria-checked={isUsed}
        onChange={({ target }) => refuseModel(!target.checked)}
        className="switch"
      />
      {messages.modelSwitch}
    </label>
  );
}
