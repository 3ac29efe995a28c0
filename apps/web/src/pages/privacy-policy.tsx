import { UpcomingPage } from '../features/shell/components/upcoming-page.tsx';
import { useMessages } from '../lib/messages.tsx';

export default function PrivacyPolicyPage() {
  const { title, text, points } = useMessages('pages').privacy;
  return (
    <UpcomingPage title={title} text={text}>
      <div className="prose mb-8">
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
    </UpcomingPage>
  );
}
