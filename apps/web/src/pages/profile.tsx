import { emptyFeatures } from '../empty-features.ts';
import { ProfileScreen } from '../features/auth/components/profile-screen.tsx';

export default function ProfilePage() {
  return <ProfileScreen onLogout={emptyFeatures} />;
}
