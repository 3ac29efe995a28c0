import { BoardPage } from '../app/compose/board.tsx';
import type { PageProps } from '../app/routes.ts';
import { QuestionScreen } from '../features/community/components/question-screen.tsx';

export default function CommunityQuestionPage({ params }: PageProps) {
  return (
    <BoardPage>
      <QuestionScreen id={params['id'] ?? ''} />
    </BoardPage>
  );
}
