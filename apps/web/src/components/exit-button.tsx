import { exitAddress } from '@salama/contract/exit.ts';
import { LogOut } from 'lucide-react';
import { leave } from '../lib/exit.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';

/** Leaves Salama at once. A plain link where scripts are off. */
export function ExitButton({ compact = false, id }: { compact?: boolean; id?: string }) {
  const language = useLanguage();
  const { exit } = useMessages('shell');
  return (
    <a
      id={id}
      href={exitAddress(language)}
      rel="noreferrer nofollow"
      title={exit.hint}
      onClick={(event) => {
        event.preventDefault();
        leave(language);
      }}
      className={`inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill bg-exit font-semibold text-on-exit no-underline hover:bg-exit-strong ${compact ? 'px-3.5' : 'px-4'}`}
    >
      <LogOut aria-hidden="true" className="size-4 shrink-0" />
      {exit.label}
    </a>
  );
}
