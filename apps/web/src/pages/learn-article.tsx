import { loadArticle } from '../features/learning/article-html.ts';
import { ArticlePage } from '../features/learning/components/article-page.tsx';
import type { PageProps, Prepare } from '../routes.ts';

export const prepare: Prepare = (language, params) => loadArticle(language, params['slug'] ?? '');

export default function LearnArticlePage({ params }: PageProps) {
  return <ArticlePage slug={params['slug'] ?? ''} />;
}
