import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { LANGUAGES, type Language } from '@salama/contract/language.ts';
import type { BuiltPage } from './prerender.ts';

/**
 * All articles of a language in one file, for who keeps everything: what they share weighs nothing twice. JSON, an article's
 * page by its address. Returns the file's address by language.
 */
export async function writeArticlePacks(
  outDir: string,
  pages: readonly BuiltPage[],
): Promise<Record<Language, string>> {
  const [en, sw, fr] = await Promise.all(LANGUAGES.map((language) => writePack(outDir, language, pages)));
  return { en: en ?? '', sw: sw ?? '', fr: fr ?? '' };
}

async function writePack(outDir: string, language: Language, pages: readonly BuiltPage[]): Promise<string> {
  const articles = pages.filter((page) => page.language === language && page.isArticle);
  const texts = await Promise.all(
    articles.map(async ({ address, file }) => [address, await readFile(`${outDir}/${file}`, 'utf8')]),
  );
  const pack = JSON.stringify(Object.fromEntries(texts));
  const digest = createHash('sha256').update(pack).digest('base64url').slice(0, 8);
  const address = `/assets/articles-${language}-${digest}.json`;
  await writeFile(`${outDir}${address}`, pack);
  return address;
}
