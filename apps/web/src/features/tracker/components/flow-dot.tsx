import type { Flow } from '../records.ts';

/** Told apart by size as well as by colour. */
const LOOKS: Record<Flow, string> = {
  light: 'size-1.5 bg-flow-light',
  medium: 'size-2.5 bg-flow-medium',
  heavy: 'size-3.5 bg-flow-heavy',
};

/** A day without a known flow looks like medium, which is what marking it sets. */
export function FlowDot({ flow }: { flow: Flow | null }) {
  return (
    <span
      aria-hidden="true"
      className={`mark inline-block shrink-0 rounded-full ${LOOKS[flow ?? 'medium']}`}
    />
  );
}
