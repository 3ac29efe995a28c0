import { COLON } from '@salama/assistant/language/punctuation.ts';
import { type Finder, GROUPS, type Group, type MethodTable } from '@salama/content/tool-types.ts';
import { ChevronDown } from 'lucide-react';
import { ExternalLink } from '../../../components/external-link.tsx';
import { useLanguage } from '../../../lib/messages.tsx';
import { levelOf } from '../rules.ts';

interface ReasonListProps {
  finder: Finder;
  table: MethodTable;
  isUnprinted: boolean;
}

/** All that the questions weigh, to read through: the whole tool for who has no scripts, and its sources. */
export function ReasonList({ finder, table, isUnprinted }: ReasonListProps) {
  const { words, conditions, sources } = finder;
  return (
    <details className={`topic mt-8 rounded-card bg-sunken px-4 ${isUnprinted ? 'no-print' : ''}`}>
      <summary className="flex min-h-12 items-center justify-between font-semibold">
        {words.list}
        <ChevronDown aria-hidden="true" className="topic-arrow size-5" />
      </summary>
      <div className="pb-4">
        <p className="max-w-prose">{words.listLead}</p>
        <ul className="mt-3 flex flex-col gap-3">
          {conditions.map(({ id, because, is }) => (
            <li key={id}>
              <span className="font-semibold">{because}</span>
              {GROUPS.map((group, level) => {
                const named = finder.methods.filter((_, at) => level > 0 && levelOf(is[at]) === level);
                return named.length > 0 && <Line key={group} {...{ group, named, finder, table }} />;
              })}
            </li>
          ))}
        </ul>
        <h3 className="mt-5 font-semibold">{words.sources}</h3>
        <ul className="mt-1 list-disc pl-6 text-sm">
          {sources.map(({ title, organisation, url }) => (
            <li key={url} lang="en">
              <ExternalLink href={url}>{title}</ExternalLink>, {organisation}
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

interface LineProps extends Pick<ReasonListProps, 'finder' | 'table'> {
  group: Group;
  named: readonly string[];
}

function Line({ group, named, finder, table }: LineProps) {
  const names = named.map((id) => table.methods.find((method) => method.id === id)?.name ?? id);
  const colon = COLON[useLanguage()];
  return (
    <p>
      {finder.groups[group]}
      {colon} {names.join(' · ')}
    </p>
  );
}
