import { ContactCard } from '../components/contact-card.tsx';
import { PageProse } from '../components/page-prose.tsx';

export default function PrivacyPolicyPage() {
  return (
    <div className="page-narrow">
      <PageProse name="privacy-policy" dated slots={{ contact: <ContactCard /> }} />
    </div>
  );
}
