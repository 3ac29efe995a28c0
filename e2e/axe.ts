import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const SCHEMES = ['dark', 'light'] as const;

/** What axe finds on the page as it stands, in dark colours and in light ones; in `part` of it alone, if one is named. */
export async function faultsOf(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await endMotion(page);
    // Otherwise every run opens a page of its own to sum up in, and describes all that is well.
    const axe = new AxeBuilder({ page }).options({ runOnly: LEVELS, resultTypes: ['violations'] });
    const { violations } = await (part ? axe.include(part) : axe).setLegacyMode().analyze();
    for (const { id, nodes } of violations)
      found.push(`${colorScheme} ${id}: ${nodes.map(describe).join(' | ')}`);
  }
  return found;
}

function describe({ html, any: [first] }: { html: string; any: { message: string }[] }): string {
  return `${html.slice(0, 160)} (${first?.message ?? 'no more is known'})`;
}

/** The colours of a scheme are there one frame after it was chosen; on their way there they are nobody's colours. */
export function endMotion(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
  });
}
