import { localPath } from '@salama/contract/language.ts';
import type { ComponentProps } from 'react';
import { useLanguage } from '../lib/messages.tsx';
import { Link } from '../lib/router.tsx';

interface PageLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** The path as English writes it, with its query or fragment: `/learn`, `/community?tag=pill`. */
  to: string;
}

/** A link to a page of ours in the language of this page. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <Link {...rest} to={localPath(useLanguage(), to)} />;
}
