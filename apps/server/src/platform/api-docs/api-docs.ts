import type { Endpoint } from '@salama/contract/endpoint.ts';
import { API_BASE } from '@salama/contract/wire.ts';
import type { FastifyInstance } from 'fastify';
import { compressAnswer } from '../compressed-answer.ts';
import { renderDocs } from './docs-page.ts';
import { DOCS_STYLE } from './docs-style.ts';
import { describeApi } from './openapi.ts';

const DOCS_PATH = '/api/docs';
const DOCS_STYLE_PATH = '/api/docs/style.css';
const OPENAPI_PATH = `${API_BASE}/openapi.json`;

/** The description for programs and the same for people. Made at the first request: most servers are never asked. */
export function bindApiDocs(app: FastifyInstance, endpoints: readonly Endpoint[], version: string): void {
  let description: string | undefined;
  let page: string | undefined;
  app.get(OPENAPI_PATH, { onSend: compressAnswer }, (_request, reply) => {
    description ??= JSON.stringify(describeApi(endpoints, version));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  app.get(DOCS_PATH, { onSend: compressAnswer }, (_request, reply) => {
    page ??= renderDocs(endpoints, version, { style: DOCS_STYLE_PATH, openapi: OPENAPI_PATH });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get(DOCS_STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_STYLE));
}
