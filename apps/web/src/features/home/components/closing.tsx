import { BookOpen, MessageCircleQuestion } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** The last words of the home page: ask, or read. Whom to call stands right below, at the foot of every page. */
export function Closing() {
  const { closingTitle, closingText, closingChat, closingLearn } = useMessages('landing');
  return (
    <section className="page pt-6! pb-6! text-center">
      <h2 className="text-xl">{closingTitle}</h2>
      <p className="mt-2">{closingText}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <PageLink to="/chat" className={buttonClass('primary')}>
          <MessageCircleQuestion aria-hidden="true" className="size-5" />
          {closingChat}
        </PageLink>
        <PageLink to="/learn" className={buttonClass('secondary')}>
          <BookOpen aria-hidden="true" className="size-5" />
          {closingLearn}
        </PageLink>
      </div>
    </section>
  );
}
