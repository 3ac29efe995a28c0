import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { type Fault, faultOf } from '../fault.ts';
import { collectSuggestions, saveCsv, toCsv } from '../suggestions-csv.ts';

interface ExportSuggestionsProps {
  /** What the list shows is what is exported. */
  query: Parameters<typeof collectSuggestions>[0];
  onFault: (fault: Fault) => void;
}

export function ExportSuggestions({ query, onFault }: ExportSuggestionsProps) {
  const { suggestions: texts } = useMessages('admin');
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const run = async () => {
    setBusy(true);
    const outcome = await collectSuggestions(query);
    if (outcome.ok) {
      saveCsv(await toCsv(outcome.data, texts), `suggestions-${new Date().toISOString().slice(0, 10)}.csv`);
      setSaid(texts.exported(outcome.data.length));
    } else onFault(faultOf('suggestions', outcome));
    setBusy(false);
  };
  return (
    <>
      <Button variant="secondary" busy={isBusy} onClick={() => void run()}>
        {!isBusy && <Download aria-hidden="true" className="size-4" />}
        {isBusy ? texts.exporting : texts.exportCsv}
      </Button>
      <p role="status" className="basis-full text-ink-soft text-sm empty:hidden">
        {said}
      </p>
    </>
  );
}
