import { EMERGENCY_NUMBER } from '@salama/contract/country.ts';
import { BookOpen, MessageCircleQuestion, Phone } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** The last words of the home page: ask, read, or call. */
export function Closing() {
  const { closingTitle, closingText, closingChat, closingLearn } = useMessages('landing');
  return (
    <>
      <section className="page text-center">
        <h2 className="text-2xl">{closingTitle}</h2>
        <p className="mt-2 text-lg">{closingText}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <PageLink to="/chat" className={buttonClass('primary', 'min-h-14 px-7 text-lg')}>
            <MessageCircleQuestion aria-hidden="true" className="size-5" />
            {closingChat}
          </PageLink>
          <PageLink to="/learn" className={buttonClass('secondary', 'min-h-14 px-7 text-lg')}>
            <BookOpen aria-hidden="true" className="size-5" />
            {closingLearn}
          </PageLink>
        </div>
      </section>
      <EmergencyStrip />
    </>
  );
}

function EmergencyStrip() {
  const { emergencyTitle, emergencyText } = useMessages('landing');
  const { footer } = useMessages('shell');
  return (
    <section className="page pt-0!">
      <div className="flex flex-wrap items-center gap-4 rounded-card bg-danger-soft p-5 sm:p-7">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl">{emergencyTitle}</h2>
          <p className="mt-1">{emergencyText}</p>
        </div>
        <a href={`tel:${EMERGENCY_NUMBER}`} className={buttonClass('danger', 'min-h-14 px-7 text-lg')}>
          <Phone aria-hidden="true" className="size-5" />
          {footer.call(EMERGENCY_NUMBER)}
        </a>
      </div>
    </section>
  );
}
