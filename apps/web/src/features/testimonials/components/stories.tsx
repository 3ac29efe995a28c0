import type { Language } from '@salama/contract/language.ts';
import type { Testimonial } from '@salama/contract/testimonials/schemas.ts';
import { PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { CodeToKeep } from '../../../components/code-to-keep.tsx';
import { Fold } from '../../../components/fold.tsx';
import { HelpCard } from '../../../components/help-card.tsx';
import { NeedsScripts } from '../../../components/needs-scripts.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { reloadStories, startStories, useStories } from '../state.ts';
import { forgetReceipt, openForm, telling } from '../telling.ts';
import { Carousel } from './carousel.tsx';
import { StoryByCode } from './story-by-code.tsx';
import { type ReportDialog, StoryCard } from './story-card.tsx';
import { StoryForm } from './story-form.tsx';

/** What people say of Salama, and where to say it. */
export function Stories({ reportDialog }: { reportDialog: ReportDialog }) {
  const texts = useMessages('testimonials');
  const { isOpen } = telling.use();
  useEffect(() => void startStories(), []);
  return (
    <Fold title={texts.title}>
      <p className="max-w-prose">{texts.lead}</p>
      <NeedsScripts place="stories" />
      {/* About as high as a short story, so that what stands below is not pushed from under a finger when they come. */}
      <div className="mt-4 min-h-32 scripts-only">
        <List reportDialog={reportDialog} />
      </div>
      <div className="mt-3 flex flex-col gap-2 scripts-only">
        <Aftermath />
        {isOpen ? <StoryForm /> : <Invitation />}
        <StoryByCode />
      </div>
    </Fold>
  );
}

function List({ reportDialog }: { reportDialog: ReportDialog }) {
  const texts = useMessages('testimonials');
  const { stories, status } = useStories();
  const language = useLanguage();
  const isHydrated = useHydrated();
  if (stories.length > 0)
    return (
      <Carousel>
        {inOrder(stories, language).map((story) => (
          <StoryCard key={story._id} story={story} reportDialog={reportDialog} />
        ))}
      </Carousel>
    );
  if (!isHydrated || status === 'loading') return <Skeleton label={texts.loading} lines={3} />;
  if (status === 'failed') return <Failed />;
  return (
    <p className="rounded-card border border-line-strong border-dashed p-6 text-center">{texts.empty}</p>
  );
}

/** Nothing is said of how many there are: nobody knows. */
function Failed() {
  const { unreachable } = useMessages('testimonials');
  const { common } = useMessages('shell');
  const { message } = useStories();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await reloadStories();
    setBusy(false);
  };
  return (
    <Notice tone="info" announce="status">
      <p>{message ?? unreachable}</p>
      <Button variant="secondary" className="mt-2" busy={isBusy} onClick={() => void retry()}>
        {common.retry}
      </Button>
    </Notice>
  );
}

/** One's own that wait, then those one can read, each as it came. */
function inOrder(stories: readonly Testimonial[], language: Language): Testimonial[] {
  const rank = ({ moderation, lang }: Testimonial) => (moderation ? 0 : lang === language ? 1 : 2);
  return [...stories].sort((one, other) => rank(one) - rank(other));
}

function Invitation() {
  const texts = useMessages('testimonials');
  const isHydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-brand-soft p-4">
      <p className="min-w-0 flex-1 basis-60">{texts.shareLead}</p>
      <Button disabled={!isHydrated} onClick={() => openForm(true)}>
        <PenLine aria-hidden="true" className="size-5" />
        {texts.share}
      </Button>
    </div>
  );
}

/** Thanks, help where the story told of danger, and the code of an anonymous story. */
function Aftermath() {
  const texts = useMessages('testimonials');
  const { done: told, help, isOpen } = telling.use();
  if (!told) return null;
  return (
    <>
      <Notice tone={told.notice ? 'info' : 'success'} announce="status">
        <p className="font-semibold">{told.notice ?? texts.thanks}</p>
      </Notice>
      {help && !isOpen && <HelpCard help={help} />}
      {told.receipt && (
        <section className="flex flex-col gap-3 rounded-card border-2 border-warning bg-warning-soft p-4">
          <h3 className="text-lg">{texts.receipt.title}</h3>
          <p>{texts.receipt.text}</p>
          <CodeToKeep
            code={told.receipt}
            fileText={`${told.receipt}\n`}
            texts={texts.receipt}
            actions={<Button onClick={() => forgetReceipt(told)}>{texts.receipt.kept}</Button>}
          />
          <p className="text-sm">{texts.receipt.shared}</p>
        </section>
      )}
    </>
  );
}
