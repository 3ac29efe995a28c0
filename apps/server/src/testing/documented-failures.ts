import type { FastifyInstance } from 'fastify';
import type { OpenApi } from '../platform/api-docs/openapi.ts';

interface DescribedCall {
  method: string;
  path: RegExp;
  /** What it says it may refuse with. */
  codes: string[];
}

/** The same for every server of this program. */
let described: Promise<DescribedCall[]> | undefined;

/** @throws when a call refuses with a code that its description does not name. */
export async function checkDocumented(
  app: FastifyInstance,
  { method, url, code }: { method: string; url: string; code: string },
): Promise<void> {
  described ??= readDescription(app);
  const [path = ''] = url.split('?');
  // More than one may fit: `/learning-materials/changes` also reads as an id.
  const calls = (await described).filter((one) => one.method === method && one.path.test(path));
  if (calls.length === 0 || calls.some(({ codes }) => codes.includes(code))) return;
  throw new Error(`${method} ${path} refuses with ${code}, which its description does not name`);
}

async function readDescription(app: FastifyInstance): Promise<DescribedCall[]> {
  const { level } = app.log;
  // Tests count lines of the log.
  app.log.level = 'silent';
  const api: OpenApi = (await app.inject('/api/v1/openapi.json')).json();
  app.log.level = level;
  return Object.entries(api.paths).flatMap(([path, byMethod]) =>
    Object.entries(byMethod).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      codes: Object.values(responses).flatMap(({ description }) => codesIn(String(description))),
    })),
  );
}

function codesIn(description: string): string[] {
  return Array.from(description.matchAll(/^`([A-Z_]+)`/gm), ([, code = '']) => code);
}
