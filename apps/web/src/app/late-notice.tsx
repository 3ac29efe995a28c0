import { buttonClass } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { useMessages } from '../lib/messages.tsx';

/** Stands beside the app in every page, unseen until the boot script says that the app is late (`lib/late-app.ts`). */
export function LateNotice() {
  const { title, text, again } = useMessages('late');
  return (
    <div role="status" className="toast no-print">
      <div className="app-late rounded-card shadow-lifted">
        <Notice tone="warning" title={title}>
          <p>{text}</p>
          <button type="button" data-reload className={buttonClass('quiet', '-ml-5')}>
            {again}
          </button>
        </Notice>
      </div>
    </div>
  );
}
