import { ProfileScreen } from '../features/auth/components/profile-screen.tsx';
import { signOutHere } from '../features/auth/state.ts';
import { EraseButton } from '../features/traces/components/erase-button.tsx';

export default function ProfilePage() {
  return (
    <ProfileScreen>
      <EraseButton signOut={signOutHere} />
    </ProfileScreen>
  );
}
