import { use } from 'react';
import { Prose } from '../../../components/prose.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { loadSample } from '../samples.ts';

/** A question and what the assistant really answers to it. As on a kanga: a border, a picture, and a saying. */
export function SampleConversation() {
  const { sampleLabel, sampleNote, sampleSources, saying } = useMessages('home');
  const { question, answer, sources } = use(loadSample(useLanguage()));
  return (
    <figure aria-label={sampleLabel} className="m-0 overflow-hidden rounded-card bg-raised shadow-card">
      <div className="kanga" />
      <div className="flex flex-col gap-3 p-4 sm:p-7">
        <p className="max-w-[85%] self-end rounded-card rounded-br-sm bg-brand px-4 py-2 text-on-brand">
          {question}
        </p>
        <div className="max-w-[94%] rounded-card rounded-bl-sm bg-brand-soft px-4 py-3">
          <Prose blocks={answer} />
          <p className="mt-3 border-line-strong/40 border-t pt-2 text-ink-soft text-sm">
            {sampleSources} {sources.join(', ')}
          </p>
        </div>
        <figcaption className="text-ink-soft text-sm">{sampleNote}</figcaption>
      </div>
      <p className="bg-brand px-5 py-2 text-center text-on-brand">
        <span lang="sw" className="block font-bold font-display text-lg">
          {saying.words}
        </span>
        {saying.meaning && <span className="text-sm">{saying.meaning}</span>}
      </p>
      <div className="kanga" />
    </figure>
  );
}
