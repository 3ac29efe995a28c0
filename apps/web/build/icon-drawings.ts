import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Stroke } from '../src/lib/drawn.ts';
import { folders } from './folders.ts';

const ICON = /lucide-react\/dist\/esm\/icons\/(?!index\.)[a-z0-9-]+\.mjs$/;
const DRAWN = join(folders.web, 'src/lib/drawn.ts');

/** As the library keeps them: a key in each stroke is for lists that change, and drawings do not. */
interface IconModule {
  __iconData: { node: [tag: string, attributes: Record<string, string>][] };
}

/** Takes each icon's strokes out of the library, and leaves its names, aliases, keys and settings behind. */
export function iconDrawings(): Plugin {
  return {
    name: 'salama-icon-drawings',
    enforce: 'pre',
    async load(id) {
      if (!ICON.test(id)) return undefined;
      const { __iconData }: IconModule = await import(pathToFileURL(id).href);
      const strokes = __iconData.node.map(([tag, { key: _key, ...attributes }]): Stroke => [tag, attributes]);
      return `import { drawn } from ${JSON.stringify(DRAWN)};\nexport default /* @__PURE__ */ drawn(${JSON.stringify(strokes)});`;
    },
  };
}
