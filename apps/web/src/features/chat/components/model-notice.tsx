import { useMessages } from '../../../lib/messages.tsx';
import { refuseModel, useModelRefused } from '../refused-model.ts';

/** What the operator's language model does, if there is one, and its host where others manage it; see `apps/web/build/site-settings.ts`. */
declare const SITE_MODEL: 'reads' | 'writes' | '' | undefined;
declare const SITE_MODEL_HOST: string | undefined;
const MODEL = typeof SITE_MODEL === 'string' ? SITE_MODEL : '';
const HOST = typeof SITE_MODEL_HOST === 'string' ? SITE_MODEL_HOST : '';

/** Says before the first message what a language model gets; one elsewhere can be refused. */
export function ModelNotice() {
  const messages = useMessages('chat');
  if (!MODEL) return null;
  return (
    <div className="my-4 text-center text-ink-soft text-sm">
      <p>
        {MODEL === 'reads' ? messages.model : messages.modelWrites} {HOST && messages.modelElsewhere(HOST)}
      </p>
      {HOST && <ModelSwitch />}
    </div>
  );
}

function ModelSwitch() {
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
