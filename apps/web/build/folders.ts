import { join } from 'node:path';

const project = join(import.meta.dirname, '../../..');

/** Absolute paths without a closing slash. */
export const folders = {
  project,
  web: `${project}/apps/web`,
  /** Icons, copied as they are. */
  pictures: `${project}/apps/web/public`,
  content: `${project}/content`,
  output: `${project}/build/web`,
  next: `${project}/build/web-next`,
  /** Each build by its id; `output` leads to the newest. */
  releases: `${project}/build/releases`,
  prerender: `${project}/build/web-prerender`,
} as const;
