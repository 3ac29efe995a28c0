import { localPath } from '@salama/contract/language.ts';
import { type MouseEvent, use, useEffect } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { unfoldCountry } from '../../../lib/prerendered-controls.ts';
import { isPlainClick, useNavigate } from '../../../lib/router.tsx';
import { ARTICLE_MARK, loadArticle } from '../article-html.ts';

/** An article. Its text comes as the HTML that the build wrote, so that it is sent once and needs no scripts. */
export function ArticlePage({ slug }: { slug: string }) {
  const language = useLanguage();
  const html = use(loadArticle(language, slug));
  const follow = useFollow();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other lines to unfold
  useEffect(unfoldCountry, [html]);
  if (html === null) return <MissingArticle />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears the clicks of the links inside, which keys make too
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      key={slug}
      {...{ [ARTICLE_MARK]: localPath(language, `/learn/${slug}`) }}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: from a page of our own, made by our own elements
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Links to pages of ours go through the router, as everywhere. */
function useFollow() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const address = link?.getAttribute('href');
    if (!address || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(address);
  };
}

function MissingArticle() {
  const { missing } = useMessages('learning');
  return (
    <div className="page-narrow">
      <h1 tabIndex={-1} className="text-2xl">
        {missing.title}
      </h1>
      <p className="mt-4">{missing.text}</p>
      <PageLink to="/learn" className={buttonClass('primary', 'mt-8')}>
        {missing.back}
      </PageLink>
    </div>
  );
}
