import { lengthOf } from '@salama/contract/characters.ts';
import { limits } from '@salama/contract/limits.ts';
import type { FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field, TextArea } from '../../../components/field.tsx';
import { HelpCard } from '../../../components/help-card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import type { StoryPartners } from '../partners.ts';
import { editStory, openForm, sendStory, useTelling } from '../telling.ts';
import { RatingField } from './stars.tsx';

/** Where a story is told: anonymous unless its author chooses otherwise. */
export function StoryForm({ partners }: { partners: StoryPartners }) {
  const texts = useMessages('testimonials');
  const { common } = useMessages('shell');
  const language = useLanguage();
  const { draft, fault, failure, help, isSending } = useTelling();
  const storyFault = fault === 'STORY_EMPTY' || fault === 'STORY_TOO_LONG' ? fault : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sendStory(language, partners);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6"
    >
      <h3 className="text-xl">{texts.share}</h3>
      <RatingField rating={draft.rating} onRate={(rating) => editStory({ rating })} />
      <TextArea
        label={texts.story}
        hint={texts.storyHint}
        error={storyFault && texts.errors[storyFault]}
        required
        rows={5}
        className="field-sizing-content max-h-96 min-h-32"
        value={draft.story}
        readOnly={isSending}
        autoComplete="off"
        onFocus={partners.prepareDanger}
        onChange={({ target }) => editStory({ story: target.value })}
      />
      <Remaining left={limits.testimonials.story - lengthOf(draft.story)} />
      <Signature />
      {failure && (
        <Notice tone="danger" announce="alert">
          <p className="font-semibold">{texts.fallbacks.testimonialSend}</p>
          {failure.message && <p>{failure.message}</p>}
          {failure.unreachable && <p>{texts.unreachable}</p>}
        </Notice>
      )}
      {help && <HelpCard help={help} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        {partners.countryPicker}
        <span className="ml-auto flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => openForm(false)}>
            {common.cancel}
          </Button>
          <Button type="submit" busy={isSending}>
            {texts.submit}
          </Button>
        </span>
      </div>
    </form>
  );
}

function Remaining({ left }: { left: number }) {
  const texts = useMessages('testimonials');
  return (
    <p className={`-mt-2 text-right text-sm ${left < 0 ? 'font-bold text-danger-ink' : 'text-ink-soft'}`}>
      {left < 0 ? texts.over(-left) : texts.left(left)}
    </p>
  );
}

/** Name and place, asked for only by whoever does not stay anonymous. */
function Signature() {
  const texts = useMessages('testimonials');
  const { draft, fault } = useTelling();
  const isMissing = (text: string) => fault === 'FIELDS_REQUIRED' && text.trim() === '';
  const nameFault = fault === 'NAME_TOO_LONG' || isMissing(draft.name);
  const placeFault = fault === 'LOCATION_TOO_LONG' || isMissing(draft.location);
  const error = fault && texts.errors[fault];
  return (
    <div className="flex flex-col gap-4">
      <label className="flex min-h-11 w-fit items-center gap-3">
        <input
          type="checkbox"
          checked={draft.isAnonymous}
          onChange={({ target }) => editStory({ isAnonymous: target.checked })}
          className="size-5 shrink-0 accent-brand"
        />
        {texts.stayAnonymous}
      </label>
      {!draft.isAnonymous && (
        <>
          <p className="text-sm">{texts.nameNote}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={texts.name}
              hint={texts.nameHint}
              error={nameFault ? error : undefined}
              required
              autoComplete="off"
              value={draft.name}
              onChange={({ target }) => editStory({ name: target.value })}
            />
            <Field
              label={texts.location}
              hint={texts.locationHint}
              error={placeFault ? error : undefined}
              required
              autoComplete="off"
              value={draft.location}
              onChange={({ target }) => editStory({ location: target.value })}
            />
          </div>
        </>
      )}
    </div>
  );
}
