import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { CodeToKeep } from '../../../components/code-to-keep.tsx';
import { LateHelpCard } from '../../../components/late-help-card.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { type Aftermath as After, draftAt } from '../posting.ts';

interface AftermathProps {
  place: string;
  /** Only what belongs to this post. */
  postId: string;
}

/** What follows a post, for its author alone: help where it told of danger, and the code of an anonymous post. */
export function Aftermath({ place, postId }: AftermathProps) {
  const after = draftAt(place).use().done;
  if (!after || after.postId !== postId) return null;
  if (!after.help && after.receipts.length === 0) return null;
  return (
    <div className="mt-4 flex flex-col gap-4">
      {after.help && <LateHelpCard help={after.help} isAnnounced={after.isAnnounced} />}
      {after.receipts.length > 0 && <Receipts place={place} after={after} />}
    </div>
  );
}

function Receipts({ place, after }: { place: string; after: After }) {
  const { receipt } = useMessages('community');
  const titleId = useId();
  const drop = (code: string) =>
    draftAt(place).edit({ done: { ...after, receipts: after.receipts.filter((other) => other !== code) } });
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border-2 border-warning bg-warning-soft p-4"
    >
      <h3 id={titleId} className="text-lg">
        {receipt.title}
      </h3>
      <p>{receipt.text}</p>
      {after.receipts.map((code) => (
        <CodeToKeep
          key={code}
          code={code}
          fileText={`${code}\n`}
          texts={receipt}
          actions={<Button onClick={() => drop(code)}>{receipt.kept}</Button>}
        />
      ))}
      <p className="text-sm">{receipt.shared}</p>
    </section>
  );
}
