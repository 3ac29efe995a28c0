import { useId } from 'react';
import { Button } from '../../../components/button.tsx';
import { CodeToKeep } from '../../../components/code-to-keep.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { editDraft } from '../posting.ts';

/** The codes of anonymous posts, in memory until their author has kept them. */
export function Receipts({ place, receipts }: { place: string; receipts: string[] }) {
  const { receipt } = useMessages('community');
  const titleId = useId();
  if (receipts.length === 0) return null;
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border-2 border-warning bg-warning-soft p-4"
    >
      <h3 id={titleId} className="text-lg">
        {receipt.title}
      </h3>
      <p>{receipt.text}</p>
      {receipts.map((code) => (
        <CodeToKeep
          key={code}
          code={code}
          fileText={`${code}\n`}
          texts={receipt}
          actions={
            <Button
              onClick={() => editDraft(place, { receipts: receipts.filter((other) => other !== code) })}
            >
              {receipt.kept}
            </Button>
          }
        >
          <p className="text-sm">{receipt.shared}</p>
        </CodeToKeep>
      ))}
    </section>
  );
}
