import { localPath } from '@salama/contract/language.ts';
import { buttonClass } from '../../../components/button.tsx';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { Link } from '../../../lib/router.tsx';
import { TABS } from '../tabs.ts';

/** Leads to the form for a new material; what it is about travels along in memory, never in the address. */
export function WriteLink({ about, title }: { about: string; title: string }) {
  const { quality } = useMessages('admin');
  const language = useLanguage();
  return (
    <Link
      to={localPath(language, `${TABS.materials.path}/new`)}
      state={{ title }}
      aria-label={quality.writeFor(about)}
      className={buttonClass('secondary', 'self-start')}
    >
      {quality.write}
    </Link>
  );
}
