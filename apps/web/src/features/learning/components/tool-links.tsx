import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

const TOOLS = ['methods', 'questions', 'days', 'bleeding'] as const;

/** What answers by itself, beside what is read. */
export function ToolLinks() {
  const { tools } = useMessages('learning');
  return (
    <nav aria-labelledby="tools-title" className="mt-2">
      <h2 id="tools-title" className="text-lg">
        {tools.title}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {TOOLS.map((name) => (
          <li key={name}>
            <PageLink
              to={`/tools#${name}`}
              className="inline-flex min-h-11 items-center font-semibold leading-snug"
            >
              {tools[name]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
