import { localPath } from '@salama/contract/language.ts';
import { use, useEffect } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { PrerenderedText } from '../../../components/prerendered-text.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { loadText } from '../../../lib/prerendered-text.ts';
import { showVoices, watchVoices } from '../../../lib/voices.ts';
import { noteRead } from '../last-read.ts';
import { listenForPlay } from '../play.ts';

if (typeof document !== 'undefined') {
  listenForPlay();
  watchVoices(showVoices);
}

/** An article: the text that the build wrote into its page. */
export function ArticlePage({ slug }: { slug: string }) {
  const address = localPath(useLanguage(), `/learn/${slug}`);
  const html = use(loadText(address));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text offers anew
  useEffect(showVoices, [html]);
  useEffect(() => noteRead(slug), [slug]);
  return html === null ? <MissingArticle /> : <PrerenderedText key={address} {...{ address, html }} />;
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
