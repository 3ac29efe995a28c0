import type { ComponentProps } from 'react';
import { useMessages } from '../lib/messages.tsx';

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
}

/** A link that leaves Salama: in a new tab, telling the other side nothing of where one came from. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const { common } = useMessages('shell');
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({common.newTab})</span>
    </a>
  );
}
