import { ProfileScreen } from '../features/auth/components/profile-screen.tsx';
import { EraseButton } from '../features/traces/components/erase-button.tsx';
import { signOutHere } from '../sign-out-here.ts';

export default function ProfilePage() {
  return (
    <ProfileScreen>
      <EraseButton signOut={signOutHere} />
    </ProfileScreen>
  );
}
