import { type Finder, GROUPS, type Method, type MethodTable } from '@salama/content/tool-types.ts';
import type { RefObject } from 'react';
import { PageLink } from '../../../components/page-link.tsx';
import type { Found } from '../rules.ts';
import { PrintButton } from './print-button.tsx';

interface FinderResultProps {
  heading: RefObject<HTMLHeadingElement | null>;
  finder: Finder;
  table: MethodTable;
  found: readonly Found[];
  /** Ids of what was wished. */
  wishes: readonly string[];
  onPrint: () => void;
}

/** The methods in three groups, each with its reasons; within a group what was wished comes first. */
export function FinderResult({ heading, finder, table, found, wishes, onPrint }: FinderResultProps) {
  const { words, groups, notAsked } = finder;
  return (
    <section aria-labelledby="found-title" className="mt-8 max-w-2xl border-sun border-t-4 pt-4">
      <h3 ref={heading} id="found-title" tabIndex={-1} className="text-xl">
        {words.result}
      </h3>
      <p className="mt-2">{words.resultNote}</p>
      {GROUPS.map((group) => {
        const inGroup = sorted(
          found.filter((one) => one.group === group),
          table,
          wishes,
        );
        if (inGroup.length === 0) return null;
        return (
          <div key={group} className="mt-5">
            <h4 className="font-bold text-lg">{groups[group]}</h4>
            <ul className="mt-1 flex flex-col gap-3">
              {inGroup.map(({ method, one }) => (
                <FoundMethod key={method.id} {...{ method, one, table, wishes, words }} />
              ))}
            </ul>
          </div>
        );
      })}
      <h4 className="mt-6 font-bold text-lg">{words.notAsked}</h4>
      <p>{words.notAskedLead}</p>
      <ul className="mt-1 list-disc pl-6">
        {notAsked.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <PrintButton label={words.print} onPrint={onPrint} />
    </section>
  );
}

interface FoundMethodProps extends Pick<FinderResultProps, 'table' | 'wishes'> {
  method: Method;
  one: Found;
  words: Finder['words'];
}

function FoundMethod({ method, one, table, wishes, words }: FoundMethodProps) {
  const fulfilled = table.wishes.filter(({ id }) => wishes.includes(id) && method.for.includes(id));
  return (
    <li className="border-line-strong border-l-4 pl-3">
      <PageLink to={`/learn/${method.more}`} className="font-semibold">
        {method.name}
      </PageLink>
      {fulfilled.length > 0 && (
        <p className="text-sm">
          {words.fits} {fulfilled.map(({ text }) => text).join(', ')}.
        </p>
      )}
      {one.because.map((because) => (
        <p key={because}>{because}</p>
      ))}
      {one.unknown.length > 0 && (
        <p>
          {words.unknown} {one.unknown.join(', ')}.
        </p>
      )}
    </li>
  );
}

function sorted(found: readonly Found[], { methods }: MethodTable, wishes: readonly string[]) {
  const matches = (method: Method) => method.for.filter((wish) => wishes.includes(wish)).length;
  const named = methods.flatMap((method) => {
    const one = found.find((each) => each.method === method.id);
    return one ? [{ method, one }] : [];
  });
  return named.toSorted((a, b) => matches(b.method) - matches(a.method));
}
