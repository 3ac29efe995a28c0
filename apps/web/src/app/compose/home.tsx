import { FetchedPart } from '../../components/fetched-part.tsx';
import { NewestQuestions } from '../../features/community/components/newest-questions.tsx';
import { Stories } from '../../features/testimonials/components/stories.tsx';
import { fetched } from '../../lib/fetched.ts';
import { useMessages } from '../../lib/messages.tsx';
import { SignedByAccount } from './board.tsx';

/** Parts of the home page in which features meet. Fetched late: see `pages/home.tsx`. */

const reportDialog = fetched(
  async () => (await import('../../features/community/components/report-dialog.tsx')).ReportDialog,
);

export function HomeStories() {
  const { unreachable } = useMessages('testimonials');
  return (
    <Stories
      reportDialog={(props) => (
        <FetchedPart code={reportDialog} failed={<p role="alert">{unreachable}</p>}>
          {(ReportDialog) => <ReportDialog {...props} />}
        </FetchedPart>
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
