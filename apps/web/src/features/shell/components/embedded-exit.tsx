import { ExitButton } from '../../../components/exit-button.tsx';

/** In a frame the header is hidden, Exit never is. The style sheet shows this one there alone. */
export function EmbeddedExit() {
  return (
    <div className="embedded-exit">
      <ExitButton compact />
    </div>
  );
}
