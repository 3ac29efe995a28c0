import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
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
