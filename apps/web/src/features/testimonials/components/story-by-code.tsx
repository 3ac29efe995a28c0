import type { Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { callStories, reloadStories } from '../state.ts';
import { useStoryCall } from '../story-call.ts';
import { StoryNote } from './story-note.tsx';

/** For a story told without an account, on this phone or another: what became of it, and the way to take it back. */
export function StoryByCode() {
  const { byCode, takeBack, errors } = useMessages('testimonials');
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const [found, setFound] = useState<Testimonial>();
  const [isGone, setGone] = useState(false);
  const { run, isBusy, failure } = useStoryCall();
  const begin = () => {
    setFound(undefined);
    setGone(false);
    setEmpty(code.trim() === '');
    return code.trim() !== '';
  };
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (begin())
      setFound((await run(() => callStories((api) => api.find(code)), byCode.failed))?.testimonial);
  };
  const remove = async () => {
    if (!begin() || !(await run(() => callStories((api) => api.removeByReceipt(code))))) return;
    setCode('');
    setGone(true);
    void reloadStories();
  };
  return (
    <details>
      <summary className="flex min-h-11 w-fit items-center text-brand-ink underline">{byCode.open}</summary>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void find(event)}
        className="mt-2 flex max-w-md flex-col gap-3"
      >
        <Field
          label={byCode.label}
          hint={byCode.hint}
          error={isEmpty ? errors.FIELDS_REQUIRED : failure}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" busy={isBusy}>
            {byCode.find}
          </Button>
          <Button variant="quiet" className="text-danger-ink!" busy={isBusy} onClick={() => void remove()}>
            {takeBack.confirm}
          </Button>
        </div>
        <div role="status" className="flex flex-col gap-3">
          {isGone && <p className="font-semibold">{takeBack.done}</p>}
          {found && <Found story={found} />}
        </div>
      </form>
    </details>
  );
}

function Found({ story }: { story: Testimonial }) {
  const { byCode } = useMessages('testimonials');
  const language = useLanguage();
  return (
    <>
      <blockquote
        lang={story.lang === language ? undefined : story.lang}
        className="m-0 whitespace-pre-line rounded-field bg-sunken px-4 py-3 wrap-anywhere"
      >
        {story.story}
      </blockquote>
      {!story.moderation && <p className="text-sm">{byCode.shown}</p>}
      <StoryNote story={story} />
    </>
  );
}
