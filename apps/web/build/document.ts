import { LANGUAGES, type Language, localPath } from '@salama/contract/language.ts';
import { NAME_PLACE, withName } from '@salama/contract/platform/own-name.ts';
import { ifSet, placeOf, VALUES_PLACE } from '@salama/contract/platform/page-places.ts';

const NONE = '<meta name="robots" content="none">\n';

interface Page {
  path: string;
  language: Language;
  html: string;
  /** What stands before and beside the app and is none of its business. */
  ahead: string;
  beside: string;
  title: string;
  description: string;
  /** What previews of a link say instead of title and description. */
  preview?: { title: string; description: string };
  subject?: object;
  listed: boolean;
  styles: string;
  boot: string;
  scripts: string[];
  /** Of a page that reads without the app: the script that fetches it when it is needed, and that of what is played with. */
  sleeping?: { wake: string; play: string };
}

/**
 * The HTML around a page, with places for what its operator sets. No inline script or style, so that a strict policy holds. The boot script blocks, it decides
 * what the first paint may show, and so does the script of an article, which fills its text; all other scripts are of low priority, so that text and style come first.
 */
export function documentOf(page: Page): string {
  const document = `<!doctype html>
<html lang="${page.language}"${VALUES_PLACE}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeText(page.title)}</title>
<meta name="description" content="${escapeText(page.description)}">
<meta name="referrer" content="no-referrer">
${page.listed ? ifSet('hidden', NONE) : '<meta name="robots" content="noindex">\n'}<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="${placeOf('paper', '#fbf6ec')}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${placeOf('paperdark', '#11191c')}" media="(prefers-color-scheme: dark)">
<script src="${page.boot}"></script>
<link rel="stylesheet" href="${page.styles}">
${ifSet('brand', `<link rel="stylesheet" href="/assets/brand-${placeOf('brand')}.css">\n`)}<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
${page.listed ? addresses(page) : ''}${previewOf(page)}${subjectOf(page)}${scriptsOf(page)}
</head>
<body>
${page.ahead}
<div id="root" data-page="${page.path}" data-language="${page.language}">${page.html}</div>
${page.beside}
</body>
</html>
`;
  return withName(document, NAME_PLACE);
}

/** Data, which no browser runs: the policy on scripts does not speak of it. */
function subjectOf({ subject }: Page): string {
  if (!subject) return '';
  const data = JSON.stringify(subject).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${data}</script>\n`;
}

function scriptsOf({ scripts: [entry = '', ...preloads], sleeping }: Page): string {
  if (sleeping)
    return `<script src="${sleeping.wake}" data-app="${entry}" data-player="${sleeping.play}"></script>`;
  const hints = preloads.map((file) => `<link rel="modulepreload" href="${file}" fetchpriority="low">`);
  return [...hints, `<script type="module" src="${entry}" fetchpriority="low"></script>`].join('\n');
}

/** The page's own address and those of its languages. Search engines want them whole, so there are none without PUBLIC_URL. */
function addresses({ path, language: own }: Page): string {
  const addressIn = (language: Language) => placeOf('origin') + escapeText(localPath(language, path));
  const alternates = [
    ...LANGUAGES.map((language) => [language, addressIn(language)]),
    ['x-default', addressIn('en')],
  ];
  const links = alternates.map(
    ([code, href]) => `<link rel="alternate" hreflang="${code}" href="${href}">\n`,
  );
  return ifSet('origin', `<link rel="canonical" href="${addressIn(own)}">\n${links.join('')}`);
}

/**
 * What a chat shows of a link that somebody sends: whose it is, and never what it is about, for others see it too. Other
 * pages than long texts are neutral by their title and description.
 */
function previewOf({ preview, title, description }: Page): string {
  const own = preview ?? { title, description };
  const words = `${property('title', own.title)}${property('description', own.description)}`;
  const picture = `${property('image', `${placeOf('origin')}/icon-512.png`)}${property('type', 'website')}`;
  return (preview ? words : ifSet('origin', words)) + ifSet('origin', picture);
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeText(content)}">\n`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
