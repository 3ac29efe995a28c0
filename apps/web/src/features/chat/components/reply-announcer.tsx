import { useState } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import { plainText } from '../plain-text.ts';
import { useChat } from '../state.ts';

/**
 * What a screen reader hears: that a reply is being written, then the finished reply, each once, never its pieces. The list itself is
 * no live region, so that neither history nor an opened widget is read out from the top.
 */
export function ReplyAnnouncer() {
  const messages = useMessages('chat');
  const isLoading = useChat((state) => state.loading);
  const reply = useChat((state) => state.newReply);
  const isStopped = useChat((state) => state.messages.at(-1)?.progress === 'stopped');
  const [heardBefore] = useState(reply);
  return (
    <div role="status" className="sr-only">
      {isLoading && messages.typing}
      {isStopped && messages.stopped}
      {reply && reply !== heardBefore && (
        <span
          lang={reply.details?.language}
        >{`${messages.bot}: ${reply.notice ? `${reply.notice} ` : ''}${plainText(reply.content)}`}</span>
      )}
    </div>
  );
}
