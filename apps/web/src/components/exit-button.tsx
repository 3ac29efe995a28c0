import { LogOut } from 'lucide-react';
import { exitAddress } from '../lib/exit-address.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';

/**
 * Leaves Salama at once: `data-exit` is heard by the boot script, which works before the app does. Without scripts
 * it is a plain link. Only its word grows with the text of the device: all around it keeps its size, so that it fits.
 */
export function ExitButton({ compact = false }: { compact?: boolean }) {
  const language = useLanguage();
  const { exit } = useMessages('shell');
  return (
    <a
      data-exit
      href={exitAddress(language)}
      rel="noreferrer nofollow"
      title={exit.hint}
      className={`inline-flex min-h-[44px] shrink-0 items-center gap-[8px] rounded-pill bg-exit font-semibold text-on-exit no-underline hover:bg-exit-strong ${compact ? 'px-[max(14px,0.5em)]' : 'px-4'}`}
    >
      <LogOut aria-hidden="true" className="size-[16px] shrink-0" />
      {exit.label}
    </a>
  );
}
