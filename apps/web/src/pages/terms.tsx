import { PageProse } from '../components/page-prose.tsx';

export default function TermsPage() {
  return (
    <div className="page-narrow">
      <PageProse name="terms" dated />
    </div>
  );
}
