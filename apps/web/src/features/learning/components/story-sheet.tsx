import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { type SectionLink, STORIES_PATH, type StoryView, storyPath } from '../story.ts';
import { tabTitle } from '../tab-title.ts';
import { HelpLines } from './help-lines.tsx';
import { ListenButton, WayToVoice } from './listen-part.tsx';

/** The page from which every story is reached. Rendered by the build alone. */
export function StoryIndex({ stories }: { stories: readonly StoryView[] }) {
  const messages = useMessages('play').stories;
  const { article } = useMessages('learning');
  return (
    <Frame title={messages.title} tab={messages.tab}>
      <p className="mt-4 text-lg">{messages.lead}</p>
      <ul className="mt-6 list-none p-0">
        {stories.map(({ slug, title, description, audience }) => (
          <li key={slug} className="border-line border-b py-3">
            <PageLink
              to={storyPath(slug)}
              className="inline-flex min-h-11 items-center font-semibold text-lg"
            >
              {title}
            </PageLink>
            <p>{description}</p>
            <p className="mt-1 text-ink-soft text-sm">{article.audience(audience)}</p>
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** One story: told part by part, each folded under the one before, and then a choice. It needs no script. */
export function StorySheet({ story, others }: { story: StoryView; others: readonly StoryView[] }) {
  const messages = useMessages('play').stories;
  return (
    <Frame title={story.title} tab={story.title} back>
      {story.lines.length > 0 && <HelpLines lines={story.lines} />}
      <ListenButton />
      <div className="prose mt-4 text-lg">
        <Parts parts={story.scene}>
          <Choices story={story} />
        </Parts>
      </div>
      <WayToVoice />
      <section aria-labelledby="others-title" className="no-print mt-12 border-line border-t pt-6">
        <h2 id="others-title" className="text-xl">
          {messages.others}
        </h2>
        <ul className="mt-2 list-none p-0">
          {others.map(({ slug, title }) => (
            <li key={slug}>
              <PageLink to={storyPath(slug)} className="inline-flex min-h-11 items-center">
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
        <PageLink to={STORIES_PATH} className="mt-2 inline-flex min-h-11 items-center font-semibold">
          {messages.all}
        </PageLink>
      </section>
    </Frame>
  );
}

/** A part, and behind a fold the rest. */
function Parts({ parts: [part = '', ...rest], children }: { parts: readonly string[]; children: ReactNode }) {
  const messages = useMessages('play').stories;
  return (
    <>
      <p>{part}</p>
      {rest.length > 0 ? (
        <details className="topic">
          <summary className={buttonClass('quiet', 'my-3 border border-current')}>
            {messages.goOn}
            <ChevronDown aria-hidden="true" className="topic-arrow size-4" />
          </summary>
          <Parts parts={rest}>{children}</Parts>
        </details>
      ) : (
        children
      )}
    </>
  );
}

function Choices({ story: { asks, choices, after, sections } }: { story: StoryView }) {
  const messages = useMessages('play').stories;
  return (
    <section aria-labelledby="choices">
      <h2 id="choices" tabIndex={-1} className="scroll-mt-24">
        {asks}
      </h2>
      <div className="mt-3 flex flex-col gap-3">
        {choices.map(({ does, follows, sections: told }) => (
          <details key={does} name="choice" className="topic rounded-card bg-raised px-4 shadow-card">
            <summary className="flex min-h-14 items-center justify-between gap-3 py-2 font-semibold leading-snug">
              {does}
              <ChevronDown aria-hidden="true" className="topic-arrow size-5 shrink-0" />
            </summary>
            <h3 className="sr-only">{messages.follows}</h3>
            <p className="mt-2">{follows}</p>
            <Told sections={told} />
            <p className="pb-3">
              <a href="#choices" className="inline-flex min-h-11 items-center">
                {messages.again}
              </a>
            </p>
          </details>
        ))}
      </div>
      <details className="topic mt-6 rounded-card bg-sunken px-4">
        <summary className="flex min-h-14 items-center justify-between gap-3 py-2 font-semibold">
          {messages.after}
          <ChevronDown aria-hidden="true" className="topic-arrow size-5 shrink-0" />
        </summary>
        <p>{after}</p>
        <Told sections={sections} />
      </details>
    </section>
  );
}

function Told({ sections }: { sections: readonly SectionLink[] }) {
  const messages = useMessages('play').stories;
  if (sections.length === 0) return null;
  return (
    <div className="mt-3 pb-3 text-base">
      <p className="text-ink-soft text-sm">{messages.sources}</p>
      {sections.map(({ path, heading }) => (
        <p key={path} className="mt-0!">
          <PageLink to={path} className="inline-flex min-h-11 items-center leading-snug">
            {heading}
          </PageLink>
        </p>
      ))}
    </div>
  );
}

interface FrameProps {
  title: string;
  tab: string;
  back?: boolean;
  children: ReactNode;
}

/** Around stories and cards. */
export function Frame({ title, tab, back = false, children }: FrameProps) {
  const { article } = useMessages('learning');
  const { stories } = useMessages('play');
  return (
    <article data-tab={tabTitle(tab)} className="page-narrow pt-5!">
      <p className="no-print said-outside flex flex-wrap items-center gap-x-2 text-sm">
        <PageLink to="/learn" className="inline-flex min-h-11 items-center">
          {article.back}
        </PageLink>
        {back && (
          <>
            <span aria-hidden="true">›</span>
            <PageLink to={STORIES_PATH} className="inline-flex min-h-11 items-center">
              {stories.title}
            </PageLink>
          </>
        )}
      </p>
      <h1 tabIndex={-1} className="mt-2 text-3xl">
        {title}
      </h1>
      {children}
    </article>
  );
}
