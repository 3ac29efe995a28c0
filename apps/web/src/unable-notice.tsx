import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { PageLink } from './components/page-link.tsx';
import { useMessages } from './lib/messages.tsx';

/**
 * Stands before the app in every page, hidden until the boot script says that this engine cannot run it
 * (`lib/unable-app.ts`). Plain paragraphs: such an engine may not understand the style sheet either.
 */
export function UnableNotice() {
  const { unable } = useMessages('late');
  const { footer } = useMessages('shell');
  return (
    <div id="unable" role="alert" hidden className="unable no-print">
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
  );
}
