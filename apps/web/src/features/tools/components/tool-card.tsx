import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface ToolCardProps {
  /** What leads here: `/tools#days`. */
  id: string;
  sign: LucideIcon;
  title: string;
  lead: string;
  /** Another tool is what goes on paper. */
  isUnprinted: boolean;
  children: ReactNode;
}

/** One tool, folded. Unfolds by itself without scripts. */
export function ToolCard({ id, sign: Sign, title, lead, isUnprinted, children }: ToolCardProps) {
  return (
    <details id={id} className={`topic rounded-card bg-raised shadow-card ${isUnprinted ? 'no-print' : ''}`}>
      <summary className="flex min-h-20 items-center gap-4 rounded-card p-4 hover:bg-sunken">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-sun-soft text-clay">
          <Sign aria-hidden="true" className="size-6" />
        </span>
        <span className="min-w-0 grow">
          <h2 className="text-lg">{title}</h2>
          <span className="mt-1 block text-ink-soft text-sm leading-snug">{lead}</span>
        </span>
        <ChevronDown aria-hidden="true" className="topic-arrow size-5 shrink-0 text-ink-soft" />
      </summary>
      <div className="px-4 pb-6">{children}</div>
    </details>
  );
}
