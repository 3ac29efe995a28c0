import type { SimilarQuestion } from '@salama/contract/community/schemas.ts';
import { localPath } from '@salama/contract/language.ts';
import { BookOpen } from 'lucide-react';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { Link } from '../../../lib/router.tsx';
import type { Similar } from '../api.ts';

export function SimilarList({ questions, article }: Similar) {
  const messages = useMessages('community');
  return (
    <div className="flex flex-col gap-2 rounded-card bg-brand-soft p-4">
      <p className="font-semibold">{messages.similar.title}</p>
      <ul className="flex list-none flex-col gap-1 p-0">
        {questions.map((question) => (
          <SimilarLink key={question._id} question={question} />
        ))}
        {article && (
          <li lang={article.language} className="flex items-center gap-2 py-1.5">
            <BookOpen aria-hidden="true" className="size-4 shrink-0 text-clay" />
            <Link
              to={localPath(article.language, `/learn/${article.slug}`)}
              hrefLang={article.language}
              className="inline-block py-1.5"
            >
              {messages.similar.fromLibrary(article.title)}
            </Link>
          </li>
        )}
      </ul>
      <p className="text-ink-soft text-sm">{messages.similar.hint}</p>
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
