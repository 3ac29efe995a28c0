import cascadeLayers from '@csstools/postcss-cascade-layers';
import type { AtRule, Declaration, Plugin, Rule } from 'postcss';

/** Chrome before 84 and Safari before 14.1, which know no gap between flexible boxes and cannot be asked about it. */
const WITHOUT_GAP = '(not (display: revert)) or ((-webkit-touch-callout: none) and (not (inset: 0)))';
/** In one pair of brackets, with one more pair inside. */
const INNER = String.raw`((?:[^(),]|\((?:[^()])*\))*)`;
const WHERE = new RegExp(`:where\\(${INNER}\\)`, 'g');
const WRAPPED = new RegExp(`^:is\\(${INNER}\\)$`);
/** Stands for layers: above the reset of margins, below what a class says of its own. */
const ABOVE_RESET = ':not(#\\#)'.repeat(3);
const SIDES = { inline: ['left', 'right'], block: ['top', 'bottom'] } as const;
const LOGICAL = /^(margin|padding|border|scroll-margin|scroll-padding)-(inline|block)(?:-(start|end))?$/;

/**
 * Rewrites the style sheet for engines from Chrome 80 on, before it is minified: what they cannot read they drop, often with
 * all that stands around it. Where nothing younger is needed, the others read the same.
 */
export function olderStyles(): Plugin[] {
  return [cascadeLayers() as Plugin, lowered(), flexGaps()];
}

function lowered(): Plugin {
  return {
    postcssPlugin: 'salama-lowered',
    Declaration(declaration) {
      toPhysicalSides(declaration);
      keepScreenHeight(declaration);
    },
    Rule: toOlderSelector,
    AtRule: { supports: defineWithoutProperty },
  };
}

/** All our languages are written from left to right. */
function toPhysicalSides(declaration: Declaration): void {
  const [, property, axis, edge] = LOGICAL.exec(declaration.prop) ?? [];
  if (axis !== 'inline' && axis !== 'block') return;
  const values = edge || property === 'border' ? [declaration.value] : partsOf(declaration.value);
  const [before = '', after = before] = values;
  const [first, last] = SIDES[axis];
  if (edge !== 'end') declaration.before(declaration.clone({ prop: `${property}-${first}`, value: before }));
  if (edge !== 'start') declaration.before(declaration.clone({ prop: `${property}-${last}`, value: after }));
  declaration.remove();
}

/** A value of one or two parts; the spaces inside of brackets part nothing. */
function partsOf(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [value];
}

/** Before Chrome 108 a screen has one height, with or without the browser's own bars. */
function keepScreenHeight(declaration: Declaration): void {
  if (!/\ddvh/.test(declaration.value)) return;
  const value = declaration.value.replace(/(\d)dvh/g, '$1vh');
  const before = declaration.prev();
  if (before?.type === 'decl' && before.value === value) return;
  declaration.cloneBefore({ value });
}

/** One name that an engine does not know loses the whole rule. The attribute says it of all that opens here. */
function toOlderSelector(rule: Rule): void {
  const selector = rule.selector
    .replace(/:is\(\[open\], ?:popover-open, ?:open\)/g, '[open]')
    .replace(/^(\[hidden\]):where\(.*\)$/, '$1')
    .replace(WRAPPED, '$1')
    .replace(WHERE, '$1');
  if (selector !== rule.selector) rule.selector = selector;
}

/** Tailwind gives its variables their first values here to engines without `@property`; Chrome had it from 85. */
function defineWithoutProperty(rule: AtRule): void {
  const older = ' or (not (inset: 0))';
  if (rule.params.includes('margin-trim') && !rule.params.endsWith(older)) rule.params += older;
}

/** Margins where there are no gaps: to the right in a row, below in a column and where lines wrap. */
function flexGaps(): Plugin {
  return {
    postcssPlugin: 'salama-flex-gaps',
    OnceExit(root, { AtRule: NewAtRule, Rule: NewRule, Declaration: NewDeclaration }) {
      const origin = root.source && { source: root.source };
      const around = new NewAtRule({ name: 'supports', params: WITHOUT_GAP, ...origin });
      root.walkDecls(/^(?:row-|column-)?gap$/, ({ prop, value, parent }) => {
        const place = flexiblePlace(parent);
        if (!place) return;
        for (const [selector, side] of marginsOf(place, prop)) {
          const margin = new NewDeclaration({ prop: `margin-${side}`, value, ...origin });
          around.append(new NewRule({ selector, nodes: [margin], ...origin }));
        }
      });
      root.append(around);
    },
  };
}

/** A place that may be a row or a column. */
interface Place {
  selector: string;
  isColumn: boolean;
}

/** Undefined inside of conditions, which are about larger screens, and of what lays out a grid. */
function flexiblePlace(parent: Declaration['parent']): Place | undefined {
  if (parent?.type !== 'rule' || parent.parent?.type !== 'root') return undefined;
  const rule = parent as Rule;
  const says = (value: string) => rule.nodes.some((node) => node.type === 'decl' && node.value === value);
  const selector = rule.selector.replaceAll(':not(#\\#)', '');
  const isFlexible = selector.startsWith('.gap-') || says('flex') || says('inline-flex');
  return isFlexible ? { selector, isColumn: says('column') } : undefined;
}

function marginsOf({ selector, isColumn }: Place, gap: string): [selector: string, side: string][] {
  const column = (place: string): [string, string] => [`${place}${ABOVE_RESET}>:not(:last-child)`, 'bottom'];
  if (isColumn) return [column(selector)];
  const row = `${selector}:not(.grid):not(.flex-col)${ABOVE_RESET}>`;
  // Bare text is no element: what stands before it is the first, or the last.
  const across: [string, string] = [`${row}:not(:last-child),${row}:first-child,${row}svg`, 'right'];
  const down = column(`${selector}.flex-col`);
  if (gap === 'column-gap') return [across];
  return gap === 'row-gap' ? [down] : [across, down, [`${selector}.flex-wrap${ABOVE_RESET}>*`, 'bottom']];
}
