import { Copy, Share2 } from 'lucide-react';
import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import type { CardView } from '../story.ts';
import { Frame } from './story-sheet.tsx';

/** Cards to pass on: their words can be read and copied without scripts, the picture is drawn by them. Rendered by the build alone. */
export function CardSheet({ cards }: { cards: readonly CardView[] }) {
  const messages = useMessages('play').cards;
  return (
    <Frame title={messages.title} tab={messages.tab}>
      <p className="mt-4 text-lg">{messages.lead}</p>
      <ul className="mt-6 flex list-none flex-col gap-6 p-0" data-play="cards">
        {cards.map((card) => (
          <Card key={card.truth} {...card} />
        ))}
      </ul>
    </Frame>
  );
}

function Card({ truth, why, heard, section }: CardView) {
  const { cards } = useMessages('play');
  return (
    <li data-card className="rounded-card bg-raised shadow-card">
      <div className="kanga" />
      <blockquote className="p-5">
        <h2 data-words className="text-xl">
          {truth}
        </h2>
        <p data-words className="mt-3 text-lg">
          {why}
        </p>
        <p data-words className="mt-3 text-ink-soft text-sm">
          {cards.heard} {heard}
        </p>
      </blockquote>
      <div className="flex flex-wrap items-center gap-3 px-5 pb-4">
        <button
          type="button"
          data-pass="picture"
          {...{ 'data-passed': cards.passed, 'data-saved': cards.saved, 'data-failed': cards.noPicture }}
          className={buttonClass('primary', 'scripts-only')}
        >
          <Share2 aria-hidden="true" className="size-4" />
          {cards.picture}
        </button>
        <button
          type="button"
          data-pass="words"
          {...{ 'data-copied': cards.copied, 'data-failed': cards.failed }}
          className={buttonClass('secondary', 'scripts-only')}
        >
          <Copy aria-hidden="true" className="size-4" />
          {cards.words}
        </button>
        <PageLink to={section.path} className="inline-flex min-h-11 items-center text-sm">
          {cards.more}
          <span className="sr-only">: {truth}</span>
        </PageLink>
        <p role="status" className="w-full text-sm" />
      </div>
    </li>
  );
}
