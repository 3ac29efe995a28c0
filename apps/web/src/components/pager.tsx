import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';

interface PagerProps {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
  texts: { pages: string; previous: string; next: string; page: (page: number) => string };
}

/** To the page before and the page after; nothing where there is one page only. */
export function Pager({ page, hasMore, onPage, texts }: PagerProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={texts.pages} className="flex flex-wrap items-center justify-center gap-3">
      <Button variant="secondary" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4" />
        {texts.previous}
      </Button>
      <span className="text-ink-soft text-sm">{texts.page(page)}</span>
      <Button variant="secondary" disabled={!hasMore} onClick={() => onPage(page + 1)}>
        {texts.next}
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </nav>
  );
}
