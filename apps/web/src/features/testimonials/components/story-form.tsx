import { lengthOf } from '@salama/contract/characters.ts';
import { limits } from '@salama/contract/limits.ts';
import type { FormEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { CountryChoice } from '../../../components/country-select.tsx';
import { Field, TextArea } from '../../../components/field.tsx';
import { HelpCard } from '../../../components/help-card.tsx';
import { Notice } from '../../../components/notice.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { useAuthor } from '../../writing/author.ts';
import { prepareDanger } from '../../writing/danger-check.ts';
import { openForm, telling } from '../telling.ts';
import { RatingField } from './stars.tsx';

/** Where a story is told: anonymous unless its author chooses otherwise. */
export function StoryForm() {
  const texts = useMessages('testimonials');
  const { common } = useMessages('shell');
  const author = useAuthor();
  const { rating, story, fault, failure, help, isSending } = telling.use();
  const storyFault = fault === 'STORY_EMPTY' || fault === 'STORY_TOO_LONG' ? fault : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void telling.send(author);
  };
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6"
    >
      <h3 className="text-xl">{texts.share}</h3>
      <RatingField rating={rating} onRate={(chosen) => telling.edit({ rating: chosen })} />
      <TextArea
        label={texts.story}
        hint={texts.storyHint}
        error={storyFault && texts.errors[storyFault]}
        required
        rows={5}
        className="field-sizing-content max-h-96 min-h-32"
        value={story}
        readOnly={isSending}
        autoComplete="off"
        onFocus={prepareDanger}
        onChange={({ target }) => telling.edit({ story: target.value })}
      />
      <Remaining left={limits.testimonials.story - lengthOf(story)} />
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
        <CountryChoice look="bare" />
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
  const { isAnonymous, name, location, fault } = telling.use();
  const isMissing = (text: string) => fault === 'FIELDS_REQUIRED' && text.trim() === '';
  const nameFault = fault === 'NAME_TOO_LONG' || isMissing(name);
  const placeFault = fault === 'LOCATION_TOO_LONG' || isMissing(location);
  const error = fault && texts.errors[fault];
  return (
    <div className="flex flex-col gap-4">
      <label className="flex min-h-11 w-fit items-center gap-3">
        <input
          type="checkbox"
          checked={isAnonymous}
          onChange={({ target }) => telling.edit({ isAnonymous: target.checked })}
          className="size-5 shrink-0 accent-brand"
        />
        {texts.stayAnonymous}
      </label>
      {!isAnonymous && (
        <>
          <p className="text-sm">{texts.nameNote}</p>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field
              label={texts.name}
              hint={texts.nameHint}
              error={nameFault ? error : undefined}
              required
              autoComplete="off"
              value={name}
              onChange={({ target }) => telling.edit({ name: target.value })}
            />
            <Field
              label={texts.location}
              hint={texts.locationHint}
              error={placeFault ? error : undefined}
              required
              autoComplete="off"
              value={location}
              onChange={({ target }) => telling.edit({ location: target.value })}
            />
          </div>
        </>
      )}
    </div>
  );
}
