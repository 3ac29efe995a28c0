import { CalendarClock, Droplet, ListChecks, Table2 } from 'lucide-react';
import { PageLink } from '../../../components/page-link.tsx';
import { useMessages } from '../../../lib/messages.tsx';

const TOOLS = { methods: Table2, questions: ListChecks, days: CalendarClock, bleeding: Droplet } as const;
const NAMES = ['methods', 'questions', 'days', 'bleeding'] as const;

/** What answers by itself, beside what is read. */
export function ToolLinks() {
  const { tools } = useMessages('learning');
  return (
    <nav aria-labelledby="tools-title" className="mt-2">
      <h2 id="tools-title" className="text-lg">
        {tools.title}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {NAMES.map((name) => {
          const Sign = TOOLS[name];
          return (
            <li key={name}>
              <PageLink
                to={`/tools#${name}`}
                className="inline-flex min-h-11 items-center gap-2 font-semibold"
              >
                <Sign aria-hidden="true" className="size-5" />
                {tools[name]}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
