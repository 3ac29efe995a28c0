import { Heart } from 'lucide-react';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';

interface VoteButtonProps {
  votes: number;
  hasVoted: boolean;
  onVote: () => void;
}

/** One vote a visitor: once pressed it stays pressed. */
export function VoteButton({ votes, hasVoted, onVote }: VoteButtonProps) {
  const { vote } = useMessages('community');
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      aria-label={vote(votes)}
      aria-pressed={hasVoted}
      disabled={!isHydrated}
      onClick={() => !hasVoted && onVote()}
      className={`inline-flex min-h-11 min-w-11 items-center gap-2 rounded-pill border px-3.5 font-semibold text-sm transition-colors ${hasVoted ? 'border-clay bg-clay-soft text-ink' : 'border-line-strong text-ink hover:bg-clay-soft'}`}
    >
      <Heart aria-hidden="true" className={`size-5 text-clay ${hasVoted ? 'fill-current' : ''}`} />
      <span aria-hidden="true">{votes}</span>
    </button>
  );
}
