import type { Prepare } from '../app/routes.ts';
import { LearnScreen } from '../features/learning/components/learn-screen.tsx';
import { loadContent } from '../lib/content.ts';

export const prepare: Prepare = (language) => loadContent(language, 'library');

export default function LearnPage() {
  return <LearnScreen />;
}
