import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { buttonClass } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageLink } from '../components/page-link.tsx';
import { exitAddress } from '../lib/exit-address.ts';
import { useLanguage, useMessages } from '../lib/messages.tsx';

/**
 * Waits before the app in every page until the boot script finds that this engine cannot run it (`lib/unable-app.ts`). Plain paragraphs: such an engine may not understand the style sheet either.
 */
export function UnableNotice() {
  const language = useLanguage();
  const { unable } = useMessages('late');
  const { footer, exit } = useMessages('shell');
  return (
    <template id="unable">
      <div role="alert" className="unable no-print">
        <p className="unable-exit">
          <a data-exit href={exitAddress(language)} rel="noreferrer nofollow">
            {exit.label}
          </a>
        </p>
        <p>
          <strong>{unable.title}</strong>
        </p>
        <p>{unable.text}</p>
        <p data-unsent>
          {unable.unsent} {footer.helpText}{' '}
          <a href={`tel:${EMERGENCY_NUMBER}`}>{footer.call(EMERGENCY_NUMBER)}</a>
          {' · '}
          <PageLink to="/services">{unable.lines}</PageLink>
        </p>
      </div>
    </template>
  );
}

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
