import { localPath } from '@salama/contract/language.ts';
import type { PageProps, Prepare } from '../app/routes.ts';
import { ArticlePage } from '../features/learning/components/article-page.tsx';
import { loadText } from '../lib/prerendered-text.ts';

export const prepare: Prepare = (language, params) =>
  loadText(localPath(language, `/learn/${params['slug']}`));

export default function LearnArticlePage({ params }: PageProps) {
  return <ArticlePage slug={params['slug'] ?? ''} />;
}
