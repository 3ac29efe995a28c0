import { featureAt } from '@salama/contract/platform/features.ts';
import { createElement, Fragment, type ReactNode } from 'react';
import { isBuild, isOff } from '../lib/site.ts';

interface WhereOnProps {
  /** A page as English writes it, or a part of one. */
  place: string;
  children: ReactNode;
}

/** What is, or leads to, something that an operator can do without. Never beside bare text, as in `IfSet`. */
export function WhereOn({ place, children }: WhereOnProps) {
  if (import.meta.env.SSR && isBuild) {
    const feature = featureAt(place);
    return createElement(feature ? `not-no${feature}` : Fragment, undefined, children);
  }
  return isOff(place) ? null : children;
}
