import { Search } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import type { Outcome } from '../../../lib/http.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useAuthor } from '../../writing/author.ts';
import type { Similar } from '../api.ts';
import { draftAt, NEW_QUESTION } from '../posting.ts';
import { callBoard } from '../state.ts';
import { SimilarList } from './similar-list.tsx';

/** Asks on a press alone: an unposted question leaves the phone only when its writer says so. */
export function SimilarLookUp({ content }: { content: string }) {
  const { similar } = useMessages('community');
  const author = useAuthor();
  const [isLooking, setLooking] = useState(false);
  const [found, setFound] = useState<Outcome<Similar>>();
  const look = async () => {
    setLooking(true);
    await draftAt(NEW_QUESTION).look(author);
    const asked = { content: content.trim(), language: author.language };
    setFound(await callBoard((api) => api.similar(asked)));
    setLooking(false);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <Button variant="secondary" busy={isLooking} onClick={() => void look()}>
        <Search aria-hidden="true" className="size-4 shrink-0" />
        {similar.ask}
      </Button>
      <p className="text-ink-soft text-sm">{similar.askHint}</p>
      <div role="status" className="w-full">
        {found && <Found outcome={found} />}
      </div>
    </div>
  );
}

function Found({ outcome }: { outcome: Outcome<Similar> }) {
  const { similar, unreachable } = useMessages('community');
  if (!outcome.ok) return <p>{outcome.message ?? unreachable}</p>;
  const { questions, article } = outcome.data;
  if (questions.length === 0 && !article) return <p>{similar.none}</p>;
  return <SimilarList {...outcome.data} />;
}
