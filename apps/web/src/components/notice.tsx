import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../lib/messages.tsx';
import { IconButton } from './icon-button.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

const LOOKS = {
  info: { icon: Info, box: 'border-info bg-info-soft', mark: 'text-info' },
  success: { icon: CircleCheck, box: 'border-success bg-success-soft', mark: 'text-success' },
  warning: { icon: TriangleAlert, box: 'border-warning bg-warning-soft', mark: 'text-warning' },
  danger: { icon: CircleAlert, box: 'border-danger bg-danger-soft', mark: 'text-danger-ink' },
} as const;

interface NoticeProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** Given, the notice has a close button. */
  onDismiss?: (() => void) | undefined;
  /** `alert` interrupts a screen reader, `status` waits, `none` is for a notice that was there from the start. */
  announce?: 'alert' | 'status' | 'none';
}

export function Notice({ tone = 'info', title, children, onDismiss, announce = 'none' }: NoticeProps) {
  const { common } = useMessages('shell');
  const look = LOOKS[tone];
  const Icon = look.icon;
  return (
    <div
      role={announce === 'none' ? undefined : announce}
      className={`flex items-start gap-3 rounded-card border-l-4 px-4 py-3 text-ink ${look.box}`}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look.mark}`} />
      <div className="min-w-0 flex-1">
        {onDismiss && (
          <IconButton label={common.close} onClick={onDismiss} className="float-right -my-1.5 -mr-2 ml-2">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
