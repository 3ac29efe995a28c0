import { lengthOf } from '@salama/contract/characters.ts';
import { cleanTags } from '@salama/contract/community/rules.ts';
import { limits } from '@salama/contract/limits.ts';
import { ChipField } from '../../../components/chip-field.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { editDraft, NEW_QUESTION } from '../posting.ts';

const { tags: MOST, tag: LONGEST } = limits.community;

/** Up to five tags, each added by Enter and removable. */
export function TagInput({ tags }: { tags: string[] }) {
  const { compose } = useMessages('community');
  const keep = (some: string[]) => editDraft(NEW_QUESTION, { tags: some });
  return (
    <div className="flex flex-col gap-2">
      <ChipField
        label={compose.tagLabel(MOST)}
        placeholder={compose.tagPlaceholder}
        add={compose.addTag}
        listLabel={compose.tagsChosen}
        remove={compose.removeTag}
        chips={tags}
        sign="#"
        isFull={tags.length >= MOST}
        faultOf={(text) => (lengthOf(text) > LONGEST ? compose.tagTooLong(LONGEST) : undefined)}
        onAdd={(text) => keep(cleanTags([...tags, text]))}
        onRemove={(tag) => keep(tags.filter((other) => other !== tag))}
      />
    </div>
  );
}
