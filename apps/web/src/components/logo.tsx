/** The mark: a sun that rises inside a sheltering speech bubble. The word is text, so that it scales and is read. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`inline-flex items-center gap-2.5 ${className}`}>
      <svg aria-hidden="true" viewBox="0 0 40 40" className="size-9 shrink-0">
        <path className="fill-brand" d="M20 2a18 18 0 1 1 0 36H5a3 3 0 0 1-3-3V20A18 18 0 0 1 20 2Z" />
        <path className="fill-sun" d="M11 24a9 9 0 0 1 18 0Z" />
        <path
          className="stroke-on-brand"
          strokeWidth="2.4"
          strokeLinecap="round"
          fill="none"
          d="M9 28.5h22M14 33h12"
        />
      </svg>
      <span className="font-bold font-display text-ink text-xl tracking-tight">Salama</span>
    </span>
  );
}
