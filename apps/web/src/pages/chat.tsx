import { limits } from '@salama/contract/limits.ts';
import { useEffect, useState } from 'react';
import { useAuth } from '../features/auth/state.ts';
import { ChatScreen } from '../features/chat/components/chat-screen.tsx';
import { useLocation, useNavigate } from '../lib/router.tsx';
import { readText, remove } from '../lib/storage.ts';

export default function ChatPage() {
  const { isAuthenticated, isCheckingAuth } = useAuth();
  return (
    <ChatScreen isSignedIn={isAuthenticated} isChecking={isCheckingAuth} question={useChosenQuestion()} />
  );
}

/**
 * The question that another page handed over: in memory, or on the device where it was chosen before the app had
 * started. It is taken out of the browser's history and off the device at once.
 */
function useChosenQuestion(): string | undefined {
  const location = useLocation();
  const navigate = useNavigate();
  const [question] = useState(() => questionIn(location.state) ?? keptQuestion());
  useEffect(() => {
    remove('chosen_question');
    if (questionIn(location.state)) void navigate(location.pathname, { replace: true, state: null });
  }, [navigate, location.pathname, location.state]);
  return question;
}

function questionIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('question' in state)) return undefined;
  return typeof state.question === 'string' ? state.question : undefined;
}

function keptQuestion(): string | undefined {
  const kept = readText('chosen_question');
  return kept && kept.length <= limits.chat.message ? kept : undefined;
}
