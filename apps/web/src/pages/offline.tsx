import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { buttonClass } from '../components/button.tsx';
import { PageIntro } from '../components/page-intro.tsx';
import { useMessages } from '../lib/messages.tsx';
import { useLocation } from '../lib/router.tsx';

/** Shown by the worker for a page it does not keep; the fragment says which one was meant. */
export default function OfflinePage() {
  const { offline, common, footer } = useMessages('shell');
  const wanted = useLocation().hash.slice(1);
  return (
    <div className="page-narrow">
      <PageIntro title={offline.title} text={offline.text}>
        <a href={/^\/(?![/\\])/.test(wanted) ? wanted : '/'} className={buttonClass()}>
          {common.retry}
        </a>
        <p className="mt-8 mb-2">{offline.emergency}</p>
        <a href={`tel:${EMERGENCY_NUMBER}`} className={buttonClass('danger')}>
          {footer.call(EMERGENCY_NUMBER)}
        </a>
      </PageIntro>
    </div>
  );
}
