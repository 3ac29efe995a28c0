import { writeFile } from 'node:fs/promises';

/** Installed, it is one more ordinary app: a short name that says nothing, and a picture of a sunrise. */
export const manifest = {
  name: 'Salama',
  short_name: 'Salama',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf6ec',
  theme_color: '#fbf6ec',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

export async function writeManifest(outDir: string): Promise<void> {
  await writeFile(`${outDir}/manifest.webmanifest`, JSON.stringify(manifest));
}
