import { isVideo } from '@salama/contract/learning/rules.ts';
import type { Material } from '@salama/contract/learning/schemas.ts';
import { CirclePlay, ExternalLink } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useMessages } from '../../../lib/messages.tsx';
import { FRAME_ESCAPE } from '../../../lib/moving.ts';
import { useLibrary } from '../use-shelf.ts';
import { MaterialFrame } from './material-frame.tsx';
import { ReadTime } from './material-list.tsx';

interface MaterialDialogProps {
  opened: Material;
  onClose: () => void;
}

/** The reader: title, description, read time, the material in a frame, and a way to open it by itself. */
export function MaterialDialog({ opened, onClose }: MaterialDialogProps) {
  // An article follows the language of the page; what administrators added has one of its own.
  const material = useLibrary().find(({ _id }) => _id === opened._id) ?? opened;
  useFrameEscape(onClose);
  return (
    <Dialog open shape="full" title={material.title} onClose={onClose}>
      <Reader material={material} />
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

/** Escape inside a frame of ours closes the reader, as it does outside. */
function useFrameEscape(onClose: () => void): void {
  useEffect(() => {
    document.addEventListener(FRAME_ESCAPE, onClose);
    return () => document.removeEventListener(FRAME_ESCAPE, onClose);
  }, [onClose]);
}
