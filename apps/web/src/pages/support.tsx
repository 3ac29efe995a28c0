import { UpcomingPage } from '../features/shell/components/upcoming-page.tsx';
import { useMessages } from '../lib/messages.tsx';

export default function SupportPage() {
  return <UpcomingPage {...useMessages('pages').support} />;
}
