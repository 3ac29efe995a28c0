import { ProfileScreen } from '../features/auth/components/profile-screen.tsx';
import { chatActions } from '../features/chat/state.ts';
import { resetPosting } from '../features/community/posting.ts';
import { boardActions } from '../features/community/state.ts';

export default function ProfilePage() {
  return <ProfileScreen onLogout={emptyFeatures} />;
}

/** What one account has said or begun to write is nothing for the next person. */
function emptyFeatures(): void {
  chatActions().reset();
  boardActions().reset();
  resetPosting();
}
