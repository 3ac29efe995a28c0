import { Notice } from './components/notice.tsx';
import { useMessages } from './lib/messages.tsx';

/**
 * Stands beside the app in every page, unseen until the boot script says that the app is late (`lib/late-app.ts`). The
 * link loads the document anew and needs no script.
 */
export function LateNotice() {
  const { title, text, again } = useMessages('late');
  return (
    <div role="status" className="toast no-print">
      <div className="app-late rounded-card shadow-lifted">
        <Notice tone="warning" title={title}>
          <p>{text}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: empty means the address of this page, whichever it is */}
          <a href="" className="inline-flex min-h-11 items-center font-semibold">
            {again}
          </a>
        </Notice>
      </div>
    </div>
  );
}
