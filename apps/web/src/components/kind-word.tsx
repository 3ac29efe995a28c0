import { MessageCircleHeart } from 'lucide-react';

/** Something said to one person, meant well. */
export function KindWord({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2 rounded-field bg-info-soft px-3 py-2 text-ink text-sm">
      <MessageCircleHeart aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-info" />
      {children}
    </p>
  );
}
