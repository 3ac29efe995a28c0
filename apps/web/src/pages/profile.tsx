import { ProfileScreen } from '../features/auth/components/profile-screen.tsx';
import { chatActions } from '../features/chat/state.ts';

export default function ProfilePage() {
  return <ProfileScreen onLogout={() => chatActions().reset()} />;
}
