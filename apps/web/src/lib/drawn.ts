import { createElement, type SVGProps } from 'react';

/** What an icon is made of: `['path', { d: 'M12 17h.01' }]`. */
export type Stroke = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/**
 * An icon of 24 by 24 units, in lines of the colour of the text; words beside it say what it means. The build makes one
 * of each icon that is used.
 */
export function drawn(strokes: readonly Stroke[]) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      {
        // Without the style sheet too.
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...strokes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
