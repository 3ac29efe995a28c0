import { type Language, localPath } from '@salama/contract/language.ts';
import { createLoader } from '../../lib/loader.ts';

/** The element of an article's page that holds its text; the attribute's value is the page's address. */
export const ARTICLE_MARK = 'data-article';

const articles = createLoader<string | null>();

/**
 * The text of an article as HTML, null when there is none. It was written by the build into the article's page and stands
 * nowhere else: an open page holds it already, any other is fetched. Rejects without a network.
 */
export function loadArticle(language: Language, slug: string): Promise<string | null> {
  const address = addressOf(language, slug);
  return articles.load(address, async () => onThisPage(address) ?? fetchText(address));
}

/** For the build: what the page of this article holds. */
export async function provideArticle(language: Language, slug: string, html: string): Promise<void> {
  await articles.load(addressOf(language, slug), async () => html);
}

function addressOf(language: Language, slug: string): string {
  return localPath(language, `/learn/${slug}`);
}

async function fetchText(address: string): Promise<string | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The article answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return textIn(page, address) ?? null;
}

function onThisPage(address: string): string | undefined {
  return typeof document === 'undefined' ? undefined : textIn(document, address);
}

function textIn(page: Document, address: string): string | undefined {
  return page.querySelector(`[${ARTICLE_MARK}="${CSS.escape(address)}"]`)?.innerHTML;
}
