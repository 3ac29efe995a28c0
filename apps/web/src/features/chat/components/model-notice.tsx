import { FetchedPart } from '../../../components/fetched-part.tsx';
import { IfSet } from '../../../components/if-set.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { siteValue } from '../../../lib/site.ts';

const modelSwitch = fetched(async () => (await import('./model-switch.tsx')).ModelSwitch);

/** Says before the first message what the operator's language model gets, if there is one; one elsewhere can be refused. */
export function ModelNotice() {
  const messages = useMessages('chat');
  return (
    <div className="text-center text-ink-soft text-sm">
      <IfSet name="reads">
        <p className="my-4">{messages.model}</p>
      </IfSet>
      <IfSet name="writes">
        <p className="my-4">{messages.modelWrites}</p>
      </IfSet>
      <IfSet name="host">
        <p className="my-4">{messages.modelElsewhere(siteValue('host'))}</p>
        <FetchedPart code={modelSwitch} fallback={<div className="min-h-11" />}>
          {(ModelSwitch) => <ModelSwitch />}
        </FetchedPart>
      </IfSet>
    </div>
  );
}
