import { LANGUAGES, localPath } from '../language.ts';
import type { OperatorValues } from './operator-values.ts';

/** A page that may be listed, in one language. */
interface ListedPage {
  path: string;
  address: string;
  isListed: boolean;
}

/** Pages that must not be listed say so themselves, so crawlers have to be let in to read it; the API is of no use to them. */
export function robotsOf({ origin, hidden }: Pick<OperatorValues, 'origin' | 'hidden'>): string {
  const sitemap = origin && !hidden ? `Sitemap: ${origin}/sitemap.xml\n` : '';
  return `User-agent: *\nDisallow: /api/\n${sitemap}`;
}

/** Every page that search engines may list, with the same page in each language. */
export function sitemapOf(pages: readonly ListedPage[], origin: string): string {
  const urls = pages
    .filter(({ isListed }) => isListed)
    .map(({ path, address }) => {
      const alternates = LANGUAGES.map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + localPath(language, path))}"/>`,
      );
      return `<url><loc>${escapeXml(origin + address)}</loc>${alternates.join('')}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
