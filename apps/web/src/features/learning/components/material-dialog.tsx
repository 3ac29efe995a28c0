import { isVideo } from '@salama/contract/learning/rules.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import { CirclePlay, ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { FRAME_ESCAPE } from '../../../embedded.ts';
import { useMessages } from '../../../lib/messages.tsx';
import { useLearning } from '../state.ts';
import { useLibrary } from '../use-shelf.ts';
import { withApi } from '../with-api.ts';
import { MaterialFrame } from './material-frame.tsx';
import { ReadTime } from './material-list.tsx';

interface MaterialDialogProps {
  id: string;
  onClose: () => void;
}

/** The reader: title, description, read time, the material in a frame, and a way to open it by itself. */
export function MaterialDialog({ id, onClose }: MaterialDialogProps) {
  const { title, missing, loadFailed } = useMessages('learning');
  const { common } = useMessages('shell');
  const [found, retry] = useMaterial(id);
  const material = typeof found === 'object' ? found : undefined;
  useFrameEscape(onClose);
  return (
    <Dialog open shape="full" title={material ? material.title : title} onClose={onClose}>
      {found === undefined && <Skeleton label={common.loading} lines={4} />}
      {found === 'gone' && <p>{missing.text}</p>}
      {found === 'failed' && (
        <div role="status" className="flex flex-col items-start gap-3">
          <p>{loadFailed}</p>
          <Button variant="secondary" onClick={retry}>
            {common.retry}
          </Button>
        </div>
      )}
      {material && <Reader material={material} />}
    </Dialog>
  );
}

function Reader({ material }: { material: Material }) {
  const messages = useMessages('learning');
  const { common } = useMessages('shell');
  const { description, readTime, url } = material;
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 grow basis-64">
          <p className="line-clamp-3 max-w-prose text-sm">{description}</p>
          <p className="flex items-center gap-1.5 text-ink-soft text-sm">
            {isVideo(url) && (
              <>
                <CirclePlay aria-hidden="true" className="size-4" />
                <span>{messages.video} ·</span>
              </>
            )}
            <ReadTime readTime={readTime} />
          </p>
        </div>
        <a href={url} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
          <ExternalLink aria-hidden="true" className="size-4" />
          {messages.openTab}
          <span className="sr-only"> ({common.newTab})</span>
        </a>
      </div>
      <MaterialFrame material={material} />
    </div>
  );
}

type Found = Material | 'gone' | 'failed' | undefined;

/** From what is here already, else from the server; and the way to ask it again. */
function useMaterial(id: string): [Found, () => void] {
  const articles = useLibrary();
  const added = useLearning((state) => state.added);
  const known = [...articles, ...Object.values(added).flat()].find(({ _id }) => _id === id);
  const [fetched, setFetched] = useState<Found>();
  const isWanted = known === undefined && fetched === undefined;
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    void withApi((api) => api.read(id)).then((outcome) => {
      if (isOver) return;
      if (outcome.ok) setFetched(outcome.data);
      else setFetched(outcome.status === 404 ? 'gone' : 'failed');
    });
    return () => {
      isOver = true;
    };
  }, [id, isWanted]);
  return [known ?? fetched, () => setFetched(undefined)];
}

/** Escape inside a frame of ours closes the reader, as it does outside. */
function useFrameEscape(onClose: () => void): void {
  useEffect(() => {
    document.addEventListener(FRAME_ESCAPE, onClose);
    return () => document.removeEventListener(FRAME_ESCAPE, onClose);
  }, [onClose]);
}
