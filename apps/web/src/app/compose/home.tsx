import { lazy, Suspense } from 'react';
import { FallbackOnFailure } from '../../components/fallback-on-failure.tsx';
import { NewestQuestions } from '../../features/community/components/newest-questions.tsx';
import { SuggestionBox } from '../../features/suggestions/components/suggestion-box.tsx';
import { Stories } from '../../features/testimonials/components/stories.tsx';
import { CountryPicker } from '../../features/writing/country-picker.tsx';
import { checkDanger } from '../../features/writing/danger-check.ts';
import { useCountry } from '../../lib/country.ts';
import { useMessages } from '../../lib/messages.tsx';
import { ensureVisitor, prepareDanger } from './author-partners.ts';
import { BoardPartners } from './board.tsx';

/** Parts of the home page in which features meet. Fetched late: see `pages/home.tsx`. */

const ReportDialog = lazy(() =>
  import('../../features/community/components/report-dialog.tsx').then((module) => ({
    default: module.ReportDialog,
  })),
);

export function HomeStories() {
  const country = useCountry((state) => state.country);
  const { unreachable } = useMessages('testimonials');
  return (
    <Stories
      partners={{
        ...{ country, ensureVisitor, checkDanger, prepareDanger },
        countryPicker: <CountryPicker />,
        reportDialog: (props) => (
          <BoardPartners>
            <FallbackOnFailure fallback={<p role="alert">{unreachable}</p>}>
              <Suspense fallback={null}>
                <ReportDialog {...props} />
              </Suspense>
            </FallbackOnFailure>
          </BoardPartners>
        ),
      }}
    />
  );
}

export function HomeQuestions() {
  return (
    <BoardPartners>
      <NewestQuestions texts={useMessages('landing')} />
    </BoardPartners>
  );
}

export function HomeSuggestions() {
  const country = useCountry((state) => state.country);
  return <SuggestionBox partners={{ country, ensureVisitor, checkDanger, prepareDanger }} />;
}
