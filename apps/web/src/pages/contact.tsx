import { ContactCard } from '../components/contact-card.tsx';
import { PageProse } from '../components/page-prose.tsx';

export default function ContactPage() {
  return (
    <div className="page-narrow">
      <PageProse name="contact" slots={{ contact: <ContactCard /> }} />
    </div>
  );
}
