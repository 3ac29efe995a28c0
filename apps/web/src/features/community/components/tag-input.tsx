import { lengthOf } from '@salama/contract/characters.ts';
import { cleanTags } from '@salama/contract/community/rules.ts';
import { limits } from '@salama/contract/limits.ts';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { draftAt, NEW_QUESTION } from '../posting.ts';

const { tags: MOST, tag: LONGEST } = limits.community;

/** Up to five tags, each added by Enter and removable. */
export function TagInput({ tags }: { tags: string[] }) {
  const { compose } = useMessages('community');
  const isHydrated = useHydrated();
  const [text, setText] = useState('');
  const isFull = tags.length >= MOST;
  const isTooLong = lengthOf(text) > LONGEST;
  const add = () => {
    if (isFull || isTooLong) return;
    draftAt(NEW_QUESTION).edit({ tags: cleanTags([...tags, text]) });
    setText('');
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <Field
            label={compose.tagLabel(MOST)}
            placeholder={compose.tagPlaceholder}
            error={isTooLong ? compose.tagTooLong(LONGEST) : undefined}
            value={text}
            readOnly={!isHydrated || isFull}
            autoComplete="off"
            enterKeyHint="done"
            onChange={({ target }) => setText(target.value)}
            onEnter={add}
          />
        </div>
        <Button variant="secondary" disabled={!text.trim() || isFull || isTooLong} onClick={add}>
          {compose.addTag}
        </Button>
      </div>
      <ChosenTags tags={tags} />
    </div>
  );
}

function ChosenTags({ tags }: { tags: string[] }) {
  const { compose } = useMessages('community');
  if (tags.length === 0) return null;
  return (
    <ul aria-label={compose.tagsChosen} className="flex list-none flex-wrap gap-2 p-0">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            aria-label={compose.removeTag(tag)}
            onClick={() => draftAt(NEW_QUESTION).edit({ tags: tags.filter((other) => other !== tag) })}
            className="inline-flex min-h-11 items-center gap-2 rounded-pill bg-brand-soft px-4 font-semibold text-brand-ink text-sm wrap-anywhere hover:bg-sunken"
          >
            #{tag}
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  );
}
