import { TrackerScreen } from '../features/tracker/components/tracker-screen.tsx';

export default function PeriodTrackerPage() {
  return <TrackerScreen />;
}
