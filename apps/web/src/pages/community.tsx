import { BoardPartners } from '../board-partners.tsx';
import { CommunityScreen } from '../features/community/components/community-screen.tsx';

export default function CommunityPage() {
  return (
    <BoardPartners>
      <CommunityScreen />
    </BoardPartners>
  );
}
