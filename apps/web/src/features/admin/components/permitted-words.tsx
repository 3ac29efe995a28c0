import { LANGUAGE_NAMES } from '@salama/contract/language.ts';
import { useState } from 'react';
import { Pager } from '../../../components/pager.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { adminApi, type Words } from '../api.ts';
import { useResource } from '../use-resource.ts';
import { Card } from './card.tsx';
import { FaultBanner } from './fault-banner.tsx';
import { useTopicName } from './topic-name.ts';
import { WriteLink } from './write-link.tsx';

/** What people allowed administrators to read. */
export function PermittedWords() {
  const messages = useMessages('admin');
  const { quality } = messages;
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, fault, reload } = useResource(`words ${language} ${page}`, 'answers', () =>
    adminApi.words(page),
  );
  return (
    <Card title={quality.words}>
      <p className="max-w-prose text-ink-soft">{quality.wordsHint}</p>
      <FaultBanner fault={fault} onRetry={reload} />
      {!data && !fault && <Skeleton label={messages.loading} lines={4} />}
      {data?.words.length === 0 && <p>{quality.noWords}</p>}
      {data?.words.map((words, at) => (
        // Nothing names them, and nothing is added or taken away while they are shown.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <WordsCard key={at} words={words} />
      ))}
      {data && <Pager page={data.page} hasMore={data.hasMore} onPage={setPage} texts={messages} />}
    </Card>
  );
}

function WordsCard({ words }: { words: Words['words'][number] }) {
  const { quality } = useMessages('admin');
  const language = useLanguage();
  const nameOf = useTopicName();
  const { rating, reason, question, comment, createdAt } = words;
  const about = [
    quality.ratings[rating],
    reason && quality.reasons[reason],
    nameOf(words),
    LANGUAGE_NAMES[words.language],
    formatDate(language, createdAt, 'shortDate'),
  ];
  return (
    <article className="flex flex-col gap-2 rounded-card bg-paper p-4">
      <p className="text-ink-soft text-sm">{about.filter(Boolean).join(' · ')}</p>
      <dl lang={words.language} className="flex flex-col gap-2">
        {question && <Said term={quality.question}>{question}</Said>}
        {comment && <Said term={quality.comment}>{comment}</Said>}
      </dl>
      {rating === 'down' && <WriteLink about={question ?? nameOf(words)} title={question ?? ''} />}
    </article>
  );
}

function Said({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}
