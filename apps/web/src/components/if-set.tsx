import type { OperatorName } from '@salama/contract/platform/operator-values.ts';
import { createElement, type ReactNode } from 'react';
import { isBuild, site } from '../lib/site.ts';

interface IfSetProps {
  name: OperatorName;
  /** Shows where nothing is set. */
  not?: boolean;
  children: ReactNode;
}

/** What shows only where the operator has set something. Never beside bare text: that would become one with what is inside. */
export function IfSet({ name, not = false, children }: IfSetProps) {
  if (isBuild) return createElement(`${not ? 'not' : 'if'}-${name}`, undefined, children);
  return !site[name] === not ? children : null;
}
