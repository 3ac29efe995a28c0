import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../lib/messages.tsx';
import { ExitButton } from './exit-button.tsx';
import { IconButton } from './icon-button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons under the content. */
  footer?: ReactNode;
  /** `panel`: a sheet from the right edge, for menus. `full`: the whole screen, for reading. */
  shape?: 'box' | 'panel' | 'full';
}

const SHAPES = {
  box: 'm-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-card',
  panel: 'slide-in mr-0 ml-auto my-0 h-dvh max-h-none w-[min(22rem,100vw)] max-w-none',
  full: 'm-0 h-dvh max-h-none w-screen max-w-none',
};

/**
 * A modal dialog of the browser itself: focus stays inside, Escape closes, focus returns where it was. It begins at the title, or at the field
 * marked `data-first`.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, title, children, footer, shape = 'box' }: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { common } = useMessages('shell');
  useModal(ref);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`flex-col overflow-hidden bg-raised p-0 text-ink shadow-lifted backdrop:bg-scrim open:flex ${SHAPES[shape]}`}
    >
      {/* A title that has no room beside the buttons stands under them. */}
      <div className="flex flex-wrap-reverse items-center gap-x-2 gap-y-1 border-line border-b py-2 pr-2 pl-5">
        <h2 id={titleId} tabIndex={-1} className="min-w-0 grow pr-3 text-lg">
          {title}
        </h2>
        <div className="ml-auto flex items-center gap-2">
          <ExitButton compact />
          <IconButton label={common.close} onClick={onClose}>
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      </div>
      <div
        // Text that scrolls must be reached by keyboard; a menu has its links.
        tabIndex={shape === 'panel' ? undefined : 0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4"
      >
        {children}
      </div>
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-3">{footer}</div>
      )}
    </dialog>
  );
}

/**
 * The browser would begin with the first control, which is Exit: one press of Enter too many, and the person is gone.
 * Closed before React takes the element away: only then does the browser give the focus back. One that opened by itself, and an
 * older browser, have nobody to give it to.
 */
function useModal(ref: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    (dialog?.querySelector<HTMLElement>('[data-first]') ?? dialog?.querySelector('h2'))?.focus();
    return () => {
      dialog?.close();
      const { activeElement, body } = document;
      if (activeElement === body || dialog?.contains(activeElement)) focusAfter(before);
    };
  }, [ref]);
}

function focusAfter(before: Element | null): void {
  const isThere = before !== document.body && before?.isConnected;
  const target = isThere ? before : document.querySelector('main h1');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
