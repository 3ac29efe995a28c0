interface CycleRibbonProps {
  /** Days. */
  length: number;
  periodLength: number;
  /** Days that fill the width. */
  scale: number;
  isLeftOut?: boolean;
  isRunning?: boolean;
}

const HEIGHT = 14;
/** Units of the drawing for a day: round corners need more than one. */
const DAY = 10;

/** A cycle as a band, its bleeding at the start. What it shows stands in words beside it. */
export function CycleRibbon({ length, periodLength, scale, isLeftOut, isRunning }: CycleRibbonProps) {
  const width = Math.min(length, scale) * DAY;
  const ground = isLeftOut ? 'fill-none stroke-line-strong' : 'fill-brand-soft stroke-brand-soft';
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="14"
      viewBox={`0 0 ${scale * DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-1 block h-3.5 w-full"
    >
      <rect
        x="1"
        y="1"
        width={Math.max(width - 2, 1)}
        height={HEIGHT - 2}
        strokeWidth="1.5"
        strokeDasharray={isLeftOut || isRunning ? '6 4' : undefined}
        className={isRunning ? 'fill-none stroke-brand' : ground}
      />
      <rect
        x="1"
        y="1"
        width={Math.max(Math.min(periodLength * DAY, width) - 2, 1)}
        height={HEIGHT - 2}
        className="fill-flow-medium"
      />
    </svg>
  );
}
