import { useState } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import type { ChatMessage } from '../message.ts';
import { plainText } from '../plain-text.ts';
import { useChat } from '../state.ts';

/**
 * What a screen reader hears: that a reply is being written, then the finished reply, each once. The list itself is
 * no live region, so that neither history nor an opened widget is read out from the top.
 */
export function ReplyAnnouncer() {
  const messages = useMessages('chat');
  const isLoading = useChat((state) => state.loading);
  const last = useChat((state) => state.messages.findLast(({ isUser }) => !isUser));
  const isHistory = useChat((state) => state.history === 'loading');
  const [known, setKnown] = useState(last?.id);
  if (isHistory && last?.id !== known) setKnown(last?.id);
  const said = last && last.id !== known ? spoken(last, messages.bot) : '';
  return (
    <div role="status" className="sr-only">
      {isLoading ? messages.typing : said}
    </div>
  );
}

function spoken({ content, details }: ChatMessage, speaker: string) {
  return <span lang={details?.language}>{`${speaker}: ${plainText(content)}`}</span>;
}
