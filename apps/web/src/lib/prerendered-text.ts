import { createLoader } from './loader.ts';

/** The element of a page that holds its long text; the attribute's value is the page's address. */
export const TEXT_MARK = 'data-text';

const texts = createLoader<string | null>();

/**
 * The long text of the page at an address as HTML, null when there is no such page. The build wrote it into the page and
 * nowhere else, so that it is sent once: an open page holds it already, any other is fetched. Rejects without a network.
 */
export function loadText(address: string): Promise<string | null> {
  return texts.load(address, async () => onThisPage(address) ?? fetchText(address));
}

/** What the text that is open is called in tabs and history, if it has a name of its own. */
export function tabOfText(): string | undefined {
  return document.querySelector<HTMLElement>('[data-tab]')?.dataset['tab'];
}

/** For the build: what the page of this address holds. */
export async function provideText(address: string, html: string): Promise<void> {
  await texts.load(address, async () => html);
}

async function fetchText(address: string): Promise<string | null> {
  const response = await fetch(address);
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The page answered ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return textIn(page, address) ?? null;
}

function onThisPage(address: string): string | undefined {
  return typeof document === 'undefined' ? undefined : textIn(document, address);
}

function textIn(page: Document, address: string): string | undefined {
  return page.querySelector(`[${TEXT_MARK}="${CSS.escape(address)}"]`)?.innerHTML;
}
