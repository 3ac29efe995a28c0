import { LogOut } from 'lucide-react';
import { exitAddress } from '../lib/exit-address.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';

/**
 * Leaves Salama at once: `data-exit` is heard by the boot script, which works before the app does. Without scripts
 * it is a plain link.
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
      className={`inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill bg-exit font-semibold text-on-exit no-underline hover:bg-exit-strong ${compact ? 'px-3.5' : 'px-4'}`}
    >
      <LogOut aria-hidden="true" className="size-4 shrink-0" />
      {exit.label}
    </a>
  );
}
