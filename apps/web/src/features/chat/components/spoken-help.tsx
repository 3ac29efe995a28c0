import { HelpCard } from '../../../components/help-card.tsx';
import type { ShownHelp } from '../message.ts';
import { chatActions } from '../state.ts';

/** A help card of the conversation, which remembers that it has been read out. */
export function SpokenHelp({ help }: { help: ShownHelp }) {
  return (
    <HelpCard help={help} isAnnounced={help.announced} onAnnounced={() => chatActions().markAnnounced()} />
  );
}
