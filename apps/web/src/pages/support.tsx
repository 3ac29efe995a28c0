import { ContactCard } from '../components/contact-card.tsx';
import { PageProse } from '../components/page-prose.tsx';

export default function SupportPage() {
  return (
    <div className="page-narrow">
      <PageProse name="support" slots={{ contact: <ContactCard /> }} />
    </div>
  );
}
