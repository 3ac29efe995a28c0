import { BoardPartners } from '../board-partners.tsx';
import { QuestionScreen } from '../features/community/components/question-screen.tsx';
import type { PageProps } from '../routes.ts';

export default function CommunityQuestionPage({ params }: PageProps) {
  return (
    <BoardPartners>
      <QuestionScreen id={params['id'] ?? ''} />
    </BoardPartners>
  );
}
