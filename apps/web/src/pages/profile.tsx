import { signOutHere } from '../app/compose/sign-out-here.ts';
import { ProfileScreen } from '../features/auth/components/profile-screen.tsx';
import { EraseButton } from '../features/traces/components/erase-button.tsx';

export default function ProfilePage() {
  return (
    <ProfileScreen>
      <EraseButton signOut={signOutHere} />
    </ProfileScreen>
  );
}
