import { MessageCircleQuestion } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { PageIntro } from '../../../components/page-intro.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

/** A page whose content is still being made: what is coming, and where help is today. */
export function UpcomingPage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  const { ask, askHint, soon } = useMessages('pages');
  return (
    <div className="page-narrow">
      <PageIntro title={title} text={text} tag={soon}>
        {children}
        <p className="mb-4">{askHint}</p>
        <PageLink to="/chat" className={buttonClass()}>
          <MessageCircleQuestion aria-hidden="true" className="size-5" />
          {ask}
        </PageLink>
      </PageIntro>
    </div>
  );
}
