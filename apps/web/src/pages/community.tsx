import { BoardPage } from '../app/compose/board.tsx';
import { CommunityScreen } from '../features/community/components/community-screen.tsx';

export default function CommunityPage() {
  return (
    <BoardPage>
      <CommunityScreen />
    </BoardPage>
  );
}
