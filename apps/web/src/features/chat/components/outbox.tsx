import { type Language, localPath } from '@salama/contract/language.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { PageLink } from '../../../components/page-link.tsx';
import { fetched } from '../../../lib/fetched.ts';
import { hasEverything, isKept } from '../../../lib/kept-pages.ts';
import { useLanguage, useMessages } from '../../../lib/messages.tsx';
import { useAuthor } from '../../writing/author.ts';
import type { KeptPassage } from '../kept-passages.ts';
import { chatActions, useChat } from '../state.ts';

/** Only who keeps everything has it. */
const passagesCode = fetched(() => import('../kept-passages.ts'));

/**
 * What could not be sent and waits in this tab's memory, with what helps meanwhile: passages, lines and articles that are on this
 * phone. `onLeave` takes the focus, for the buttons go.
 */
export function Outbox({ onLeave }: { onLeave: () => void }) {
  const { waiting: texts } = useMessages('reply');
  const author = useAuthor();
  const count = useChat(({ messages }) => messages.filter(({ waits }) => waits).length);
  const isLoading = useChat(({ loading }) => loading);
  const isBack = useChat((state) => state.isBack);
  if (count === 0 || isLoading) return null;
  const leave = (act: () => void) => () => {
    onLeave();
    act();
  };
  return (
    <section aria-label={texts.title} className="mt-4 rounded-card border border-line-strong bg-raised p-4">
      <p role="status" className="font-semibold">
        {isBack ? texts.back : texts.title}
      </p>
      <p>
        {!isBack && texts.unreachable} {texts.kept(count)}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant={isBack ? 'primary' : 'secondary'}
          onClick={leave(() => void chatActions().sendWaiting(author))}
        >
          {texts.send}
        </Button>
        <Button variant="quiet" onClick={leave(() => chatActions().dropWaiting())}>
          {texts.drop}
        </Button>
      </div>
      {!isBack && <Meanwhile />}
    </section>
  );
}

/** What works without a network. */
function Meanwhile() {
  const { waiting: texts } = useMessages('reply');
  return (
    <div className="mt-3 flex flex-col gap-3 border-line border-t pt-3">
      <Passages />
      <p>{texts.meanwhile}</p>
      <p className="flex flex-wrap gap-2">
        <KeptLink to="/services">{texts.lines}</KeptLink>
        <KeptLink to="/learn">{texts.articles}</KeptLink>
      </p>
    </div>
  );
}

/** Where the last question may be answered on this phone. Nothing leads away from the help for somebody in danger. */
function Passages() {
  const { waiting: texts } = useMessages('reply');
  const question = useChat(({ messages }) => messages.findLast(({ waits }) => waits));
  const passages = useKeptPassages(question?.help ? undefined : question?.content);
  return (
    <div role="status" className="empty:hidden">
      {passages.length > 0 && (
        <>
          <p>{texts.led}</p>
          <ul className="list-none p-0">
            {passages.map(({ slug, id, heading, title }) => (
              <li key={`${slug}#${id}`}>
                <PageLink to={`/learn/${slug}#${id}`} className="block min-h-11 py-2 font-semibold">
                  {heading}
                  <span className="block font-normal text-ink-soft text-sm">{title}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function useKeptPassages(question: string | undefined): KeptPassage[] {
  const language = useLanguage();
  const [passages, setPassages] = useState<KeptPassage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // What cannot be read of it leaves the lines and the articles.
    const found = passagesFor(language, question).catch(() => []);
    void found.then((them) => isCurrent && setPassages(them));
    return () => {
      isCurrent = false;
    };
  }, [language, question]);
  return passages;
}

async function passagesFor(language: Language, question: string | undefined): Promise<KeptPassage[]> {
  if (question === undefined || !(await hasEverything(language))) return [];
  const { keptPassages } = await passagesCode.fetch();
  return keptPassages(language, question);
}

/** A link to a page that this phone keeps; nothing where it does not. */
function KeptLink({ to, children }: { to: string; children: ReactNode }) {
  const path = localPath(useLanguage(), to);
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    void isKept(path).then(setHere);
  }, [path]);
  if (!isHere) return null;
  return (
    <PageLink to={to} className={buttonClass('secondary')}>
      {children}
    </PageLink>
  );
}
