import { useEffect, useState } from 'react';
import { useAuth } from '../features/auth/state.ts';
import { ChatScreen } from '../features/chat/components/chat-screen.tsx';
import { useLocation, useNavigate } from '../lib/router.tsx';

export default function ChatPage() {
  const { isAuthenticated, isCheckingAuth } = useAuth();
  return (
    <ChatScreen isSignedIn={isAuthenticated} isChecking={isCheckingAuth} question={useChosenQuestion()} />
  );
}

/** The question that another page handed over; it is taken out of the browser's history at once. */
function useChosenQuestion(): string | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const [question] = useState(() => questionIn(location.state));
  useEffect(() => {
    if (question) void navigate(location.pathname, { replace: true, state: null });
  }, [question, navigate, location.pathname]);
  return question;
}

function questionIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('question' in state)) return undefined;
  return typeof state.question === 'string' ? state.question : undefined;
}
