import { UpcomingPage } from '../features/shell/components/upcoming-page.tsx';
import { useMessages } from '../lib/messages.tsx';

export default function ContactPage() {
  return <UpcomingPage {...useMessages('pages').contact} />;
}
