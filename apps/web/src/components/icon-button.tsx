import type { ComponentProps } from 'react';

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for those who do not see the icon. */
  label: string;
}

export function IconButton({ label, className = '', children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-150 hover:bg-sunken disabled:opacity-50 ${className}`}
    >
      {children}
    </button>
  );
}
