import type { Material } from '@salama/contract/learning/schemas.ts';
import { useId } from 'react';
import { useMessages } from '../../../lib/messages.tsx';
import { useLastRead } from '../last-read.ts';
import { chosenFirst, newestFirst } from '../materials.ts';
import { useLibrary } from '../use-shelf.ts';
import { MaterialList } from './material-list.tsx';

interface FirstPagesProps {
  onOpen: (material: Material) => void;
}

/** The page that was open last in this tab. */
export function LastRead({ onOpen }: FirstPagesProps) {
  const messages = useMessages('learning');
  const slug = useLastRead((state) => state.slug);
  const page = useLibrary().find(({ _id }) => _id === slug);
  return page ? <Pages title={messages.lastRead} materials={[page]} onOpen={onOpen} /> : null;
}

/** Below the topics: what the editors offer to whoever does not know where to begin, and what has come in. */
export function FirstPages({ onOpen }: FirstPagesProps) {
  const messages = useMessages('learning');
  const library = useLibrary();
  return (
    <div className="mt-8 flex flex-col gap-8">
      <Pages title={messages.chosen} materials={chosenFirst(library)} onOpen={onOpen} />
      <Pages title={messages.newest} materials={newestFirst(library)} onOpen={onOpen} />
    </div>
  );
}

function Pages({ title, materials, onOpen }: FirstPagesProps & { title: string; materials: Material[] }) {
  const id = useId();
  if (materials.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-4">
      <h2 id={id} className="mb-2 text-xl">
        {title}
      </h2>
      <MaterialList materials={materials} onOpen={onOpen} />
    </section>
  );
}
