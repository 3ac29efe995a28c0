import { AUTHOR_MESSAGES, type AuthorMessage, type ItemKind } from '@salama/contract/moderation/schemas.ts';
import { Select } from '../../../components/select.tsx';
import { useMessages } from '../../../lib/messages.tsx';

interface MessageChoiceProps {
  kind: ItemKind;
  message: AuthorMessage | 'none';
  onChoose: (message: AuthorMessage | 'none') => void;
}

/** A word to the author, and how it reads. */
export function MessageChoice({ kind, message, onChoose }: MessageChoiceProps) {
  const { reports: texts } = useMessages('admin');
  const textOf = useMessageText(kind);
  return (
    <div className="flex flex-col gap-2">
      <Select
        label={texts.message}
        place="beside"
        value={message}
        options={[
          { value: 'none' as const, label: texts.noMessage },
          ...AUTHOR_MESSAGES.map((value) => ({ value, label: texts.messages[value] })),
        ]}
        onChoose={onChoose}
      />
      {message !== 'none' && (
        <p aria-live="polite" className="text-ink-soft text-sm">
          {texts.said} {textOf(message)}
        </p>
      )}
    </div>
  );
}

/** What an author reads; a story is spoken of in words of its own. */
export function useMessageText(kind: ItemKind): (message: AuthorMessage) => string {
  const { messageTexts, storyTexts } = useMessages('admin').reports;
  return (message) => (kind === 'testimonial' ? storyTexts : messageTexts)[message];
}
