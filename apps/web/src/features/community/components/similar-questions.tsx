import { lengthOf } from '@salama/contract/characters.ts';
import type { SimilarQuestion } from '@salama/contract/community/schemas.ts';
import { localPath } from '@salama/contract/language.ts';
import { BookOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PageLink } from '../../../components/page-link.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Link } from '../../../lib/router.tsx';
import type { Similar } from '../api.ts';
import { withApi } from '../with-api.ts';

/** Fewer characters are not yet a question. */
const ENOUGH = 12;
/** Milliseconds of rest after which the writer may look up. */
const PAUSE = 700;

/** What the board and the library already hold about the question being written. Never in the way of posting it. */
export function SimilarQuestions({ content }: { content: string }) {
  const messages = useMessages('community');
  const similar = useSimilar(content);
  const hasAny = similar && (similar.questions.length > 0 || similar.article);
  return (
    <div role="status">
      {hasAny && (
        <div className="flex flex-col gap-2 rounded-card bg-brand-soft p-4">
          <p className="font-semibold">{messages.similarTitle}</p>
          <ul className="flex list-none flex-col gap-1 p-0">
            {similar.questions.map((question) => (
              <SimilarLink key={question._id} question={question} />
            ))}
            {similar.article && (
              <li lang={similar.article.language} className="flex items-center gap-2 py-1.5">
                <BookOpen aria-hidden="true" className="size-4 shrink-0 text-clay" />
                <Link
                  to={localPath(similar.article.language, `/learn/${similar.article.slug}`)}
                  hrefLang={similar.article.language}
                  className="inline-block py-1.5"
                >
                  {messages.fromLibrary(similar.article.title)}
                </Link>
              </li>
            )}
          </ul>
          <p className="text-ink-soft text-sm">{messages.similarHint}</p>
        </div>
      )}
    </div>
  );
}

function SimilarLink({ question }: { question: SimilarQuestion }) {
  const messages = useMessages('community');
  return (
    <li>
      <PageLink to={`/community/${question._id}`} className="inline-block py-1.5">
        <span lang={question.lang}>{question.title}</span>
        <span className="text-ink-soft text-sm">{` (${messages.answers(question.answerCount)})`}</span>
      </PageLink>
    </li>
  );
}

/** Asks while the writer rests. A failure shows nothing: it is only a suggestion. */
function useSimilar(content: string): Similar | undefined {
  const language = useLanguage();
  const [similar, setSimilar] = useState<Similar>();
  const text = lengthOf(content) >= ENOUGH ? content.trim() : '';
  useEffect(() => {
    const controller = new AbortController();
    const ask = async () => {
      const outcome = text
        ? await withApi((api) => api.similar({ content: text, language }, controller.signal))
        : undefined;
      if (!controller.signal.aborted) setSimilar(outcome?.ok ? outcome.data : undefined);
    };
    const timer = setTimeout(() => void ask(), text ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, language]);
  return similar;
}
