import type { Endpoint } from '@salama/contract/endpoint.ts';
import { ERRORS } from '@salama/contract/errors.ts';
import { texts } from '@salama/contract/texts/texts.ts';
import { API_BASE } from '@salama/contract/wire.ts';
import type * as v from 'valibot';
import { ACCESS, failureCodes, schemaOf } from './openapi.ts';

/** The calls of the API as one page without scripts. */
export function renderDocs(
  endpoints: readonly Endpoint[],
  version: string,
  links: { style: string; openapi: string },
): string {
  const tags = [...new Set(endpoints.map(({ tag }) => tag))];
  const menu = endpoints.map((endpoint) => `<li><a href="#${idOf(endpoint)}">${titleOf(endpoint)}</a></li>`);
  const sections = tags.map((tag) => {
    const calls = endpoints.filter((endpoint) => endpoint.tag === tag).map(renderEndpoint);
    return `<section><h2>${escapeHtml(tag)}</h2>${calls.join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Salama API</title>
<link rel="stylesheet" href="${links.style}">
</head>
<body>
<header>
<h1>Salama API</h1>
<p>Version ${escapeHtml(version)}. Every answer is JSON in one envelope: <code>{"success": true, "data": …}</code> or
<code>{"success": false, "message", "error", "requestId"}</code>; either may carry <code>help</code> for a person in
danger. For programs: <a href="${links.openapi}">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${menu.join('')}</ul></nav>
</header>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

function renderEndpoint(endpoint: Endpoint): string {
  return `<article id="${idOf(endpoint)}">
<h3>${titleOf(endpoint)}</h3>
<p>${escapeHtml(endpoint.summary)}.</p>
<dl><dt>Who</dt><dd>${escapeHtml(ACCESS[endpoint.access])}</dd></dl>
${renderSchema('In the path', endpoint.params, 'input')}
${renderSchema('Query', endpoint.query, 'input')}
${renderSchema('Body', endpoint.body, 'input')}
${renderSchema(`Answer ${endpoint.status ?? 200}: data`, endpoint.data, 'output')}
${renderFailures(endpoint)}
</article>`;
}

function renderSchema(title: string, schema: v.GenericSchema | undefined, mode: 'input' | 'output'): string {
  if (!schema) return '';
  const json = JSON.stringify(schemaOf(schema, mode), null, 2);
  return `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(json)}</pre></details>`;
}

function renderFailures(endpoint: Endpoint): string {
  const rows = failureCodes(endpoint)
    .toSorted((one, other) => ERRORS[one] - ERRORS[other])
    .map(
      (code) =>
        `<tr><td>${ERRORS[code]}</td><td><code>${code}</code></td><td>${escapeHtml(texts.en.errors[code])}</td></tr>`,
    );
  return `<details><summary>Refusals</summary><table>
<thead><tr><th scope="col">Status</th><th scope="col">Error</th><th scope="col">Message</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></details>`;
}

function titleOf({ method, path }: Endpoint): string {
  return `<span class="method">${method}</span> <code>${escapeHtml(API_BASE + path)}</code>`;
}

function idOf({ method, path }: Endpoint): string {
  return `${method}${path}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
