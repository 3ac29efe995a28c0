import { Printer } from 'lucide-react';
import { Button } from '../../../components/button.tsx';

/** Prints one tool alone. */
export function PrintButton({ label, onPrint }: { label: string; onPrint: () => void }) {
  return (
    <Button variant="quiet" className="scripts-only no-print" onClick={onPrint}>
      <Printer aria-hidden="true" className="size-4" />
      {label}
    </Button>
  );
}
