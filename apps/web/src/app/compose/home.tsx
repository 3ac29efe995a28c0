import { lazy, Suspense } from 'react';
import { FallbackOnFailure } from '../../components/fallback-on-failure.tsx';
import { NewestQuestions } from '../../features/community/components/newest-questions.tsx';
import { Stories } from '../../features/testimonials/components/stories.tsx';
import { useMessages } from '../../lib/messages.tsx';
import { SignedByAccount } from './board.tsx';

/** Parts of the home page in which features meet. Fetched late: see `pages/home.tsx`. */

const ReportDialog = lazy(() =>
  import('../../features/community/components/report-dialog.tsx').then((module) => ({
    default: module.ReportDialog,
  })),
);

export function HomeStories() {
  const { unreachable } = useMessages('testimonials');
  return (
    <Stories
      reportDialog={(props) => (
        <FallbackOnFailure fallback={<p role="alert">{unreachable}</p>}>
          <Suspense fallback={null}>
            <ReportDialog {...props} />
          </Suspense>
        </FallbackOnFailure>
      )}
    />
  );
}

export function HomeQuestions() {
  return (
    <SignedByAccount>
      <NewestQuestions texts={useMessages('landing')} />
    </SignedByAccount>
  );
}
