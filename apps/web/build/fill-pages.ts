import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import {
  filledSite,
  OPEN_PAGES,
  OPEN_WORKER,
  PLAN_FILE,
  type SitePlan,
} from '@salama/contract/platform/site-plan.ts';

/** Writes the pages as they are where the operator has set nothing, and for others the plan by which the server fills them. */
export async function fillPages(outDir: string, plan: SitePlan): Promise<void> {
  await writeFile(`${outDir}/${PLAN_FILE}`, JSON.stringify(plan));
  const pages = new Map<string, string>();
  for (const { file } of plan.pages)
    pages.set(file, await readFile(`${outDir}/${OPEN_PAGES}/${file}`, 'utf8'));
  const worker = await readFile(`${outDir}/${OPEN_WORKER}`, 'utf8');
  for (const [file, content] of filledSite({ plan, pages, worker }, {}, digest)) {
    await mkdir(dirname(`${outDir}/${file}`), { recursive: true });
    await writeFile(`${outDir}/${file}`, content);
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
